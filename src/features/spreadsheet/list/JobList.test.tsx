import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderScreen, portalWith } from '../../../../tests/support/renderScreen';
import { narrowWindow } from '../../../../tests/support/narrowWindow';
import { ServicesProvider } from '@/app-context/services';
import type { Language } from '@/common/languages';
import { createStore } from '@/common/store';
import { createRecords } from '@/services/storage/records';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createTestServices } from '@/services/testing/createTestServices';
import { json, refuse } from '@/services/testing/fakeServer';
import { signIn } from '@/services/testing/signIn';
import type { PageRuntime } from '@/workspace/engine-host/createPageRuntime';
import type { Notices } from '@/workspace/notices/createNotices';
import { createOverlays } from '@/workspace/overlays/createOverlays';
import { OverlaysLayer } from '@/workspace/overlays/OverlaysLayer';
import { NoticesContext, PageRuntimeContext } from '@/workspace/runtime/contexts';
import type { RunningJob } from '@/workspace/transfers/runningJobs';
import { createJobs, NO_SERVICE } from '../jobs';
import { createJobSource } from './createJobSource';
import { JobList } from './JobList';

const LIST = '/api/teapi/queue/impexp/list';
const CANCEL = '/api/teapi/queue/impexp/cancel';
const EXPORT_STATUS = '/api/teapi/queue/impexp/expStatus';
const IMPORT_STATUS = '/api/teapi/queue/impexp/impStatus';

const imported = (id: string, fields: object = {}) => ({
  kind: 'import',
  dynamicid: id,
  importstate: 'complete',
  finishRate: 100,
  filename: `${id}.xlsx`,
  imptotalitem: 1200,
  imperrortotalitem: 0,
  impignoretotalitem: 3,
  initdate: '2026-11-20 14:05',
  ...fields,
});
const EXPORTED = {
  kind: 'export',
  dynamicid: 'e1',
  exportstate: 'complete',
  finishRate: 100,
  filename: '订单.xlsx',
  exptotalitem: 50000,
  expsuctotalitem: 50000,
  filesize: 3456789,
  exportfileurl: 'https://files.test/o.xlsx',
  initdate: '2026-11-20 14:06',
};
const page = (items: readonly object[], itemcount = items.length) => ({ resp_data: { items, itemcount } });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function setUp(language: Language = 'zh-CN') {
  const services = createTestServices();
  signIn(services);
  await services.i18n.setLanguage(language);
  await services.i18n.loadNamespaces(['files', 'workspace']);
  const jobs = createJobs(createRecords(memoryStorage()), () => Date.parse('2026-11-20T14:00'));
  const save = jest.fn(() => Promise.resolve(true));
  const read = jest.fn(() => new Promise<Blob>(() => undefined));
  const report = jest.fn();
  const overlays = createOverlays();
  const running = createStore<readonly RunningJob[]>([]);
  const transfers = { files: () => Promise.resolve({ save, read }), list: () => Promise.resolve({ jobs: running }) };
  const source = createJobSource({ http: services.http, jobs });
  const show = async () => {
    const shown = renderScreen(
      () => (
        <ServicesProvider services={services}>
          <NoticesContext value={{ report } as unknown as Notices}>
            <PageRuntimeContext value={{ transfers, overlays } as unknown as PageRuntime}>
              <JobList source={source} />
              <OverlaysLayer overlays={overlays} />
            </PageRuntimeContext>
          </NoticesContext>
        </ServicesProvider>
      ),
      portalWith({}),
    );
    await pass(0);
    return shown;
  };
  return { server: services.server, connection: services.connection, jobs, save, read, report, running, show };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await pass(0);
};
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
/** The option of the list that is open. */
const optionOf = (title: string) =>
  document.querySelector(
    `.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option[title="${title}"]`,
  )!;
const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  await pass(100);
  await act(async () => void fireEvent.click(optionOf(option)));
  await pass(0);
};

it('lists jobs with their state, counts, size and time', async () => {
  const { server, show } = await setUp();
  server.on(LIST, () =>
    page([
      imported('甲', { imperrortotalitem: 17, errorfileurl: 'https://files.test/e.xlsx', modelname: '客户' }),
      EXPORTED,
      imported('乙', { importstate: 'fatalerror', finishRate: 30, fatalerrormsg: '找不到表头' }),
      imported('丙', { importstate: 'cancel', finishRate: 55 }),
      imported('戊', { imperrortotalitem: 5 }),
      imported('己', { impignoretotalitem: 1200 }),
      imported('丁', { imperrortotalitem: 1200, impignoretotalitem: 0, errorfileurl: 'https://files.test/e.xlsx' }),
    ]),
  );
  await show();
  const first = ['导入', '甲.xlsx客户', '部分失败', '100%', '1,200', '1,180', '17', '3'];
  expect(cellsOf(/甲/)).toEqual([...first, '2026-11-20 14:05', '在线改正错误文件']);
  expect(cellsOf(/订单/)).toEqual([
    ...['导出', '订单.xlsx3.30mb', '成功', '100%', '50,000', '50,000', '', '', '2026-11-20 14:06', '下载'],
  ]);
  expect(cellsOf(/乙/).slice(2, 6)).toEqual(['失败', '找不到表头', '1,200', '']);
  expect(cellsOf(/丙/).slice(2, 4)).toEqual(['已取消', '55%']);
  expect(cellsOf(/己/).slice(2, 8)).toEqual(['没有导入', '100%', '1,200', '0', '0', '1,200']);
  expect(cellsOf(/戊/).slice(2, 7)).toEqual(['部分失败', '100%', '1,200', '1,192', '5']);
  expect(cellsOf(/丁/).slice(2, 7)).toEqual(['失败', '100%', '1,200', '0', '1,200']);
  expect(screen.getByText('共 7 条')).toBeVisible();
});

it('shows no time where the platform tells one that cannot be', async () => {
  const { server, show } = await setUp();
  server.on(LIST, () =>
    page([imported('甲', { initdate: '1e300' }), imported('乙', { initdate: '8640000000000001' })]),
  );
  await show();
  expect([cellsOf(/甲/)[8], cellsOf(/乙/)[8]]).toEqual(['', '']);
});

it('saves the exported file again, and the error file under its own name', async () => {
  const { server, show, save } = await setUp();
  server.on(LIST, () => page([EXPORTED, imported('甲', { errorfileurl: 'https://files.test/e.xlsx' })]));
  await show();
  await press('下载 订单.xlsx');
  await press('下载 甲.xlsx 的错误文件');
  expect(save.mock.calls).toEqual([
    ['https://files.test/o.xlsx', '订单.xlsx'],
    ['https://files.test/e.xlsx', '错误_甲.xlsx'],
  ]);
});

it('the rows that an import has refused open in a dialog, to be corrected; an export has none', async () => {
  const { server, show, read } = await setUp();
  const errorfileurl = 'https://files.test/e.xlsx';
  server.on(LIST, () => page([{ ...EXPORTED, errorfileurl }, imported('甲', { errorfileurl })]));
  await show();
  expect(screen.getAllByRole('button', { name: /在线改正/ })).toHaveLength(1);
  await press('在线改正 甲.xlsx');
  expect(within(screen.getByRole('dialog', { name: '在线改正 甲.xlsx' })).getByText('正在读取文件…')).toBeVisible();
  expect(read.mock.calls).toEqual([[errorfileurl]]);
});

it('no dialog opens over another page when the person has left the list meanwhile', async () => {
  const { server, show, read } = await setUp();
  server.on(LIST, () => page([imported('甲', { errorfileurl: 'https://files.test/e.xlsx' })]));
  const { container } = await show();
  const button = screen.getByRole('button', { name: '在线改正 甲.xlsx' });
  container.hidden = true;
  await act(async () => void fireEvent.click(button));
  await pass(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

it('asks the platform for the chosen kind and state, and for the next page', async () => {
  const { server, show } = await setUp();
  server.on(LIST, () =>
    page(
      Array.from({ length: 20 }, (_, index) => imported(`第${index}批`)),
      45,
    ),
  );
  await show();
  await press('第 2 页');
  await choose('类型', '导出');
  await choose('状态', '失败或部分失败');
  expect(server.received(LIST).map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      { kind: '', state: '', pageindex: 1, pagesize: 20 },
      { kind: '', state: '', pageindex: 2, pagesize: 20 },
      { kind: 'export', state: '', pageindex: 1, pagesize: 20 },
      { kind: 'export', state: 'fatalerror', pageindex: 1, pagesize: 20 },
    ]),
  );
});

describe('while a shown job is under way', () => {
  it('the rows are updated every 2 s, until the job has ended', async () => {
    const { server, show } = await setUp();
    let rate = 40;
    server.on(LIST, () =>
      page([imported('甲', { importstate: rate < 100 ? 'running' : 'complete', finishRate: rate })]),
    );
    await show();
    const bar = () => screen.getByRole('progressbar', { name: '甲.xlsx 的进度' });
    expect(bar()).toHaveAttribute('aria-valuenow', '40');
    rate = 70;
    await pass(1990);
    expect(server.received(LIST)).toHaveLength(1);
    await pass(20);
    expect(bar()).toHaveAttribute('aria-valuenow', '70');
    rate = 100;
    await pass(2010);
    expect(cellsOf(/甲/)[2]).toBe('成功');
    const asked = server.received(LIST).length;
    await pass(60_000);
    expect(server.received(LIST)).toHaveLength(asked);
  });

  it('a failing server is asked after longer pauses, and the rows stay', async () => {
    const { server, show } = await setUp();
    server.on(LIST, () => page([imported('甲', { importstate: 'running', finishRate: 40 })]));
    await show();
    server.on(LIST, () => refuse(503));
    await pass(2010);
    expect(screen.getByText('服务器暂时没有响应，2 秒后再次查询')).toBeVisible();
    await pass(2010);
    expect(screen.getByText('服务器暂时没有响应，4 秒后再次查询')).toBeVisible();
    await pass(3900);
    expect(server.received(LIST)).toHaveLength(3);
    expect(cellsOf(/甲/)[2]).toBe('进行中');
    server.on(LIST, () => page([imported('甲')]));
    await pass(110);
    expect(cellsOf(/甲/)[2]).toBe('成功');
    expect(screen.queryByText(/再次查询/)).toBeNull();
  });

  it('a refusal ends the updates, and the person is told', async () => {
    const { server, show } = await setUp();
    server.on(LIST, () => page([imported('甲', { importstate: 'running' })]));
    await show();
    server.on(LIST, () => refuse(403));
    await pass(2000);
    expect(screen.getByText('自动更新已停止，请点击“刷新”。')).toBeVisible();
    await pass(60_000);
    expect(server.received(LIST)).toHaveLength(2);
  });

  it.each(['the browser tab is hidden', 'another tab of the workspace is in front', 'the browser is offline'])(
    'nothing is asked while %s',
    async (cause) => {
      const { server, show, connection } = await setUp();
      server.on(LIST, () => page([imported('甲', { importstate: 'running' })]));
      const { container } = await show();
      const isOnline = jest.spyOn(connection.isOnline, 'get');
      const hidden = jest.spyOn(document, 'hidden', 'get');
      isOnline.mockReturnValue(cause !== 'the browser is offline');
      hidden.mockReturnValue(cause === 'the browser tab is hidden');
      container.hidden = cause === 'another tab of the workspace is in front';
      await pass(10_000);
      expect(server.received(LIST)).toHaveLength(1);
      isOnline.mockReturnValue(true);
      hidden.mockReturnValue(false);
      container.hidden = false;
      await pass(2010);
      expect(server.received(LIST)).toHaveLength(2);
    },
  );

  it('it is cancelled, and the row shows it', async () => {
    const { server, show } = await setUp();
    let state = 'running';
    server.on(LIST, () => page([imported('甲', { importstate: state })]));
    server.on(CANCEL, () => {
      state = 'cancel';
      return { resp_data: null };
    });
    await show();
    await press('取消 甲.xlsx');
    expect(server.received(CANCEL)[0]?.body).toEqual({ dynamicid: '甲' });
    expect(cellsOf(/甲/)[2]).toBe('已取消');
  });

  it('a refused cancellation is reported, and can be tried again', async () => {
    const { server, show, report } = await setUp();
    server.on(LIST, () => page([imported('甲', { importstate: 'running' })]));
    server.on(CANCEL, () => refuse(500));
    await show();
    await press('取消 甲.xlsx');
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
    expect(screen.getByRole('button', { name: '取消 甲.xlsx' })).toBeEnabled();
  });
});

it('reads the page again when a job of this workspace begins', async () => {
  const { server, show, running } = await setUp();
  server.on(LIST, () => page([]));
  await show();
  expect(screen.getByText('没有导入导出记录')).toBeVisible();
  server.on(LIST, () => page([imported('甲')]));
  act(() => running.set([{ id: '甲' } as RunningJob]));
  await pass(0);
  expect(screen.getByText('甲.xlsx')).toBeVisible();
});

it.each([
  ['lists jobs', (items: object[]) => page(items)],
  ['does not list jobs', () => refuse(404)],
])('names an export of a report as its screen did, on a platform that %s', async (_what, answer) => {
  const { server, show, jobs } = await setUp();
  jobs.add({ id: 'r1', kind: 'export', filename: '区域.xlsx', title: '区域销售报表', service: NO_SERVICE });
  const item = { ...EXPORTED, dynamicid: 'r1', filename: '' };
  server.on(LIST, () => answer([item]));
  server.on(EXPORT_STATUS, () => ({ resp_data: [item] }));
  await show();
  expect(cellsOf(/区域/)[1]).toBe('区域.xlsx区域销售报表 · 3.30mb');
});

it('says that the list could not be loaded, and tries again', async () => {
  const { server, show } = await setUp();
  server.on(LIST, () => refuse(500));
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('数据加载失败');
  server.on(LIST, () => page([imported('甲')]));
  await press('重试');
  expect(screen.getByText('甲.xlsx')).toBeVisible();
});

it('says that nothing matches the filters, and clears them', async () => {
  const { server, show } = await setUp();
  server.on(LIST, ({ body }) => page((body as { kind: string }).kind === '' ? [imported('甲')] : []));
  await show();
  await choose('类型', '导出');
  expect(screen.getByText('没有符合条件的记录')).toBeVisible();
  await press('清除条件');
  expect(screen.getByText('甲.xlsx')).toBeVisible();
});

describe('on a platform that does not list jobs', () => {
  const service = { moCode: 'customer', lgCode: 'imp', microclass: '' };

  it('shows the jobs of this device and says so; it asks for their states', async () => {
    const { server, show, jobs } = await setUp();
    let rate = 40;
    server.on(IMPORT_STATUS, ({ query }) =>
      query.get('dynamicid') === 'gone'
        ? refuse(404)
        : json({
            resp_data: {
              queuesize: 0,
              states: [imported('run', { importstate: rate < 100 ? 'running' : 'complete', finishRate: rate })],
            },
          }),
    );
    for (const id of ['gone', 'run', 'ended']) jobs.add({ id, kind: 'import', filename: `${id}.xlsx`, service });
    jobs.end('ended', {
      ...{ state: 'complete', finishRate: 100, errorFileUrl: '', fatalError: '', filename: '' },
      ...{ total: 10, failed: 0, ignored: 0 },
    });
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('这里只显示在本设备上发起的任务');
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[2]?.textContent),
    ).toEqual([...['成功', '进行中', '未知']]);
    rate = 100;
    await pass(2000);
    expect(cellsOf(/run/)[2]).toBe('成功');
    expect(jobs.find('import', service)?.id).toBe('gone');
    expect(server.received(LIST)).toHaveLength(1);
  });

  it('filters them by kind and state', async () => {
    const { show, jobs } = await setUp();
    for (const kind of ['import', 'export'] as const) jobs.add({ id: kind, kind, filename: `${kind}.xlsx`, service });
    await show();
    await choose('类型', '导出');
    expect(screen.getByText('export.xlsx')).toBeVisible();
    expect(screen.queryByText('import.xlsx')).toBeNull();
    await choose('状态', '已取消');
    expect(screen.getByText('没有符合条件的记录')).toBeVisible();
  });
});

it('shows cards on a phone, with the reason of a failure', async () => {
  const restore = narrowWindow();
  const { server, show } = await setUp();
  server.on(LIST, () =>
    page([imported('乙', { importstate: 'fatalerror', finishRate: 30, fatalerrormsg: '找不到表头' })]),
  );
  await show();
  const card = within(screen.getByRole('listitem'));
  expect(card.getByText('乙.xlsx')).toBeVisible();
  expect(card.getByText('原因').nextSibling).toHaveTextContent('找不到表头');
  expect(card.getByText('进度').nextSibling).toHaveTextContent('30%');
  restore();
});

it.each([
  ['en', 'Kind', 'Partly failed', 'Download the error file of 甲.xlsx'],
  ['zh-TW', '類型', '部分失敗', '下載 甲.xlsx 的錯誤檔案'],
] as const)('names everything in the language: %s', async (language, kind, state, errorFile) => {
  const { server, show } = await setUp(language);
  server.on(LIST, () => page([imported('甲', { errorfileurl: 'https://files.test/e.xlsx' })]));
  await show();
  expect(screen.getByRole('columnheader', { name: kind })).toBeVisible();
  expect(screen.getByText(state)).toBeVisible();
  expect(screen.getByRole('button', { name: errorFile })).toBeVisible();
});
