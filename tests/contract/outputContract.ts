import { AppError } from '../../src/common/errors/appError';
import type { PortalSubject } from './portalSubject';

/** What leaves a screen: files, links and paper. */
export function outputContract(subject: () => PortalSubject): void {
  test('an import and an export of rows resolve to how their jobs have ended', async () => {
    const service = { moCode: 'account', lgCode: 'import', microclass: '' };
    await expect(
      subject().portal.files.importRows({ service, input: {}, duplicateRules: [], columns: [] }),
    ).resolves.toBe('success');
    await expect(
      subject().portal.files.exportRows({ service, input: {}, sheetName: '帐号', filename: '帐号', columns: [] }),
    ).resolves.toBe('success');
  });

  test('an export that the screen starts is followed to its end; without a job it goes on unfollowed', async () => {
    const start = jest.fn<Promise<string | undefined>, []>(() => Promise.resolve('job-1'));
    const request = { title: '区域销售', filename: '区域销售', start };
    await expect(subject().portal.files.followExport(request)).resolves.toBe('success');
    expect(start).toHaveBeenCalledTimes(1);
    start.mockResolvedValue(undefined);
    await expect(subject().portal.files.followExport(request)).resolves.toBe('running');
  });

  test('an export whose start is refused rejects with the refusal', async () => {
    const refusal = new AppError('service', 'x', { code: 'report.no_rows' });
    const start = () => Promise.reject(refusal);
    await expect(subject().portal.files.followExport({ title: '', filename: 'a', start })).rejects.toBe(refusal);
  });

  test('a link to a native route is absolute and has no query but that of the route', () => {
    const conditions = JSON.stringify({ slices: [{ code: 'region', value: ['华东 & 华南', '50%+#'] }] });
    const route = `/report-detail?${new URLSearchParams({ reportcode: 'sales', conditions }).toString()}`;
    const link = new URL(subject().portal.nav.linkTo(route));
    expect([link.protocol, link.search, link.hash]).toEqual([expect.stringMatching(/^https?:$/), '', `#${route}`]);
    expect(new URLSearchParams(link.hash.split('?')[1]).get('conditions')).toBe(conditions);
  });

  test('Ctrl-P calls the newest print that the view offers, and is left to the browser without one', async () => {
    const [first, second] = [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve())];
    await expect(subject().pressPrint()).resolves.toBe(false);
    const disposeFirst = subject().portal.tab.offerPrint(first);
    const disposeSecond = subject().portal.tab.offerPrint(second);
    await expect(subject().pressPrint()).resolves.toBe(true);
    disposeSecond();
    await subject().pressPrint();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
    disposeFirst();
    disposeFirst();
    await expect(subject().pressPrint()).resolves.toBe(false);
  });

  test('a print is shown until it is closed', async () => {
    const mount = () => Promise.resolve(() => undefined);
    await subject().portal.print({ title: '区域销售', orientation: 'landscape', mount });
    expect(subject().seen().prints).toEqual(['区域销售']);
  });
}
