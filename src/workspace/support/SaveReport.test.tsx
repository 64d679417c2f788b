import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesProvider } from '@/app-context/services';
import { observed, PageView } from '@/engine';
import { createFakeHost, fakeUser } from '@/engine/fakeHost';
import { PAGE_STATUS } from '@/engine/host';
import { checkDeployment } from '@/services/self-check/checkDeployment';
import type { Log } from '@/services/telemetry/log';
import { createTestServices } from '@/services/testing/createTestServices';
import { signIn } from '@/services/testing/signIn';
import { readCapsule } from './capsule/readCapsule';
import { SaveReport } from './SaveReport';

const PROTOCOL = {
  protocolversion: '1.0.0',
  pageinfo: { type: 200, title: '订单' },
  controls: [
    { type: 'text', name: 'customer', title: '@order.customer', value: '百联超市' },
    { type: 'password', name: 'code', title: '口令', value: 'abc' },
    { type: 'text', name: 'owner', title: '负责人', value: '=user.userinfoname' },
  ],
};

/** The self-check of a deployment without any of its headers. */
async function warnAboutDeployment(log: Log) {
  document.head.innerHTML = '<script src="/umi.0123abcd.js" type="text/plain"></script>';
  const warn = jest.fn(log);
  await checkDeployment({ fetch: async () => new Response('{}'), document, log: warn });
  expect(warn).toHaveBeenCalledTimes(1);
}

/** The page has failed and is gone; its error is shown with the button for a report. */
async function show({ isOlder = false } = {}) {
  const services = createTestServices();
  signIn(services);
  await services.i18n.loadNamespaces('support');
  await warnAboutDeployment(services.log);
  const token = services.session.credentials()?.tokens.token ?? '';
  services.log({
    level: 'error',
    source: 'workspace',
    message: `A page has failed: Bearer ${token}`,
    error: new Error('x'),
  });
  const user = fakeUser({ field: (name) => ({ userinfoname: '张伟', mobile: '13800000001' })[name] });
  const host = createFakeHost({ user, t: (key) => (key === 'order.customer' ? '客户' : key) });
  const page = render(
    <PageView pageCode="order" protocol={PROTOCOL} host={host} status={PAGE_STATUS.new} chrome="page" />,
  );
  await act(async () => {});
  page.unmount();
  if (isOlder) {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    services.session.signOut();
    signIn(services);
  }
  const saved: { content: Blob; filename: string }[] = [];
  render(
    <ServicesProvider services={services}>
      <SaveReport error={new Error('Cannot read x')} save={(content, filename) => saved.push({ content, filename })} />
    </ServicesProvider>,
  );
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: '为技术支持保存报告' }));
  const save = async () => {
    await person.click(screen.getByRole('button', { name: '保存报告' }));
    await screen.findByText(/^已保存/);
    const text = await readBlob(saved.at(-1)?.content as Blob);
    const result = readCapsule(text);
    if ('fault' in result) throw new Error(result.fault);
    return { text, capsule: result.capsule, filename: saved.at(-1)?.filename };
  };
  return { person, save, token };
}

const readBlob = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

afterEach(() => {
  observed.last = undefined;
  jest.restoreAllMocks();
});

it('where a page has failed, a report is saved without developer mode: page, values, texts and its errors alone', async () => {
  const { person, save, token } = await show();
  await person.click(screen.getByRole('radio', { name: /保留原样/ }));
  const { text, capsule, filename } = await save();
  expect(filename).toMatch(/^atrium-capsule-order-\d{14}\.json$/);
  expect(capsule.page).toMatchObject({
    code: 'order',
    status: PAGE_STATUS.new,
    values: { customer: '百联超市', owner: '张伟', code: '[removed]' },
    texts: { 'order.customer': '客户' },
    user: { fields: { userinfoname: '张伟' } },
  });
  expect(capsule.errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('A page has failed'),
    'Cannot read x',
  ]);
  expect(text).not.toContain(token);
  expect(text).not.toContain('13800000001');
});

it('by default what was entered is replaced by placeholders', async () => {
  const { save } = await show();
  expect(screen.getByRole('radio', { name: /用占位符代替/ })).toBeChecked();
  const { text, capsule } = await save();
  expect(capsule.values).toBe('masked');
  expect(text).not.toMatch(/张伟/);
});

it('a page of somebody who was signed in before is in nobody else’s report', async () => {
  const { save } = await show({ isOlder: true });
  const { capsule, filename } = await save();
  expect(capsule.page).toBeUndefined();
  expect(capsule.calls).toEqual([]);
  expect(filename).toMatch(/^atrium-capsule-app-/);
});
