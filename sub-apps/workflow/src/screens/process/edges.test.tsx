import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { texts } from '../../locales';
import Process, { texts as processTexts } from './Process';
import { answerProcess, FORM, PATHS, SUBMITTED, wireProcess } from './testProcess';

type Fake = ReturnType<typeof portalWith>;

function render(prepare: (fake: Fake) => void, route = '/process?processid=p1') {
  const fake = portalWith(texts, processTexts);
  prepare(fake);
  renderScreen(Process, fake, route);
  return fake;
}
async function show(change: object = {}) {
  const fake = render((prepared) => answerProcess(prepared, change));
  await screen.findByRole('heading', { level: 1 });
  return fake;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (value: string) => fireEvent.change(screen.getByLabelText('审批意见'), { target: { value } });
const refusal = (code: string, status: number) => new AppError('service', 'x', { code, status });
// jsdom draws nothing.
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());
const idsOf = (fake: Fake) => fake.callsOf(PATHS.handle).map(({ input }) => (input as { requestid: string }).requestid);

test.each([
  ['flow.not_found', 404, '找不到此流程'],
  ['flow.not_yours', 403, '您无权查看此流程'],
])('a link to a process that cannot be shown (%s) says why and leads on', async (code, status, title) => {
  const fake = render(({ answer }) => answer(PATHS.get, refusal(code, status)));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  press('查看待办');
  expect(fake.opened).toEqual([{ route: '/undeal', title: undefined }]);
});

test.each([[[]], [{}], [{ title: '差旅费' }]])(
  'an answer without a process (%j) is a failure to load',
  async (answer) => {
    render((fake) => fake.answer(PATHS.get, answer));
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
    expect(screen.queryByText('没有可显示的申请内容。')).toBeNull();
  },
);

test.each([
  ['flow.not_found', '找不到此流程', '查看流程中心', '/flow'],
  ['flow.version_not_found', '找不到版本 9', '查看当前版本', '/process?flowcode=nope'],
])('a link to a definition that is not there (%s) says so and leads on', async (code, title, button, route) => {
  const fake = render(
    ({ answer }) => answer(PATHS.definition, refusal(code, 404)),
    '/process?flowcode=nope&published=9',
  );
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  press(button);
  expect(fake.opened).toEqual([{ route, title: undefined }]);
});

test.each(['abc', '1.5', '-1', '9'.repeat(30)])(
  'a link to the version %s is one to an unknown version',
  async (version) => {
    const fake = render(() => undefined, `/process?flowcode=expense&published=${version}`);
    expect(await screen.findByRole('heading', { name: `找不到版本 ${version}` })).toBeVisible();
    expect(fake.callsOf(PATHS.definition)).toEqual([]);
    press('查看当前版本');
    expect(fake.opened).toEqual([{ route: '/process?flowcode=expense', title: undefined }]);
  },
);

describe('of an answer that is not as agreed, what can be shown is shown:', () => {
  const many = (count: number, make: (index: number) => object) => Array.from({ length: count }, (_, i) => make(i));

  test('10,000 entries of the record', async () => {
    await show({ steps: many(10_000, (index) => ({ ...SUBMITTED, stepid: String(index), name: `记录${index}` })) });
    expect(screen.getByText('记录9999')).toBeVisible();
    expect(screen.getByRole('button', { name: '显示更多（还有 9900 条更早的记录）' })).toBeVisible();
  });

  test('5,000 steps of the flow', async () => {
    const nodes = many(5_000, (index) => ({ id: `n${index}`, type: 'approval', name: `步骤${index}` }));
    await show({ nodes, path: many(5_000, (index) => ({ nodeid: `n${index}`, status: 'pending', handlers: [] })) });
    expect(screen.getByRole('button', { name: '同意' })).toBeVisible();
  });

  test('nothing but an id', async () => {
    const empty = { title: null, processname: null, steps: null, nodes: null, path: null, form: null, task: null };
    render(({ answer }) => answer(PATHS.get, { processid: 'p1', ...empty, actions: null, fields: null }));
    expect(await screen.findByText('没有可显示的申请内容。')).toBeVisible();
    fireEvent.click(screen.getByRole('tab', { name: '流程图' }));
    expect(await screen.findByText('此流程没有流程图。')).toBeVisible();
  });

  test('rights and targets with the names of built-in properties', async () => {
    const rights: unknown = JSON.parse(
      '{"default":"readonly","fields":{"__proto__":"editable","constructor":"hidden"}}',
    );
    const targets: unknown = JSON.parse('{"positions":{"__proto__":"x"},"roles":7}');
    const fake = await show({
      form: { ...FORM, rights },
      targets,
      formfields: { name: 1 },
      actions: ['__proto__', 'approve'],
    });
    press('同意');
    await waitFor(() => expect(fake.callsOf(PATHS.handle)).toHaveLength(1));
    expect(Object.keys(fake.callsOf(PATHS.handle)[0]?.input as object)).not.toContain('chosen');
  });

  test('something that is no process at all can be read again', async () => {
    const fake = render(({ answer }) => answer(PATHS.get, 'broken'));
    const retry = await screen.findByRole('button', { name: '重试' });
    answerProcess(fake);
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { name: '差旅费 1,200 元' })).toBeVisible();
  });
});

test('two clicks send one request', async () => {
  const fake = await show();
  const button = screen.getByRole('button', { name: '同意' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByRole('heading', { name: '已同意' });
  expect(fake.callsOf(PATHS.handle)).toHaveLength(1);
});

test('an answer that is lost after the decision was stored is asked for again by the same id, and ends well', async () => {
  const fake = await show();
  fake.answer(PATHS.handle, new AppError('network', 'lost'));
  write('同意发货');
  press('同意');
  await screen.findByText('您填写的内容已保留，修改后可再次提交。');
  // The platform answers the repeated request as the first time.
  fake.answer(PATHS.handle, { currentstep: '总监审批', handlers: ['王芳'] });
  press('同意');
  expect(await screen.findByRole('heading', { name: '已同意' })).toBeVisible();
  const [first, second] = idsOf(fake);
  expect([first, fake.isDirty]).toEqual([second, false]);
});

test('a refusal keeps comment, files and signature, which the next attempt sends', async () => {
  const fake = await show();
  fake.answer(PATHS.signatures, [{ id: '1', url: 'https://files.example/mine.png' }]);
  write('同意发货');
  fireEvent.change(screen.getByLabelText('添加附件', { selector: 'input' }), {
    target: { files: [new File(['x'], '发票.pdf')] },
  });
  await screen.findByRole('button', { name: '移除附件 发票.pdf' });
  press('添加签名');
  fireEvent.click(await screen.findByRole('img', { name: '使用签名 1' }));
  fake.answer(PATHS.handle, refusal('flow.field_required', 500));
  press('同意');
  await screen.findByText('您填写的内容已保留，修改后可再次提交。');
  expect(fake.isDirty).toBe(true);
  fake.answer(PATHS.handle, {});
  press('同意');
  await screen.findByRole('heading', { name: '已同意' });
  expect(fake.callsOf(PATHS.handle)[1]?.input).toMatchObject({
    comment: '同意发货',
    attachments: [{ filename: '发票.pdf' }],
    signature: 'https://files.example/mine.png',
  });
});

test('comment, files and signature of a draft come back when the process is opened again', async () => {
  const kept = {
    comment: '同意发货',
    attachments: [{ url: 'https://files.example/发票.pdf', filename: '发票.pdf', type: '', date: '', datetime: '' }],
    signature: 'https://files.example/mine.png',
  };
  render((fake) => {
    answerProcess(fake);
    fake.restored = { opened: 'p1', content: kept };
  });
  expect(await screen.findByLabelText('审批意见')).toHaveValue('同意发货');
  expect(screen.getByText('发票.pdf')).toBeVisible();
  expect(await screen.findByRole('img', { name: '已签名' })).toBeVisible();
});

test('a window of its own speaks the language that is chosen, also in its last note', async () => {
  const fake = await show();
  fake.isOwnWindow = true;
  act(() => fake.language.set('en'));
  expect(screen.getByRole('tab', { name: 'Application' })).toBeVisible();
  press('Approve');
  expect(await screen.findByRole('heading', { name: 'Approved' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close the window' })).toHaveFocus();
  expect(fake.title).toBe('差旅费 1,200 元');
});

test('a step whose name only repeats its action is said once; a copy to come is announced as one', async () => {
  const copy = { stepid: '9', nodeid: 'k', name: '抄送财务', handlers: ['王芳'], action: 'copy', actionname: '抄送' };
  const withdrawn = { ...SUBMITTED, stepid: '2', name: '', action: 'withdraw', actionname: '撤回' };
  await show({ steps: [SUBMITTED, withdrawn, { ...copy, status: 'pending' }] });
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries[0]).toMatch(/^提交2026-11-20/);
  expect(entries[1]).toMatch(/^撤回2026-11-20/);
  expect(entries[2]).toBe('抄送财务待抄送王芳');
});

test('the definition of a flow says which version it is, which one is in use, and that it is retired', async () => {
  const fake = render(
    ({ answer }) =>
      answer(PATHS.definition, {
        flowname: '订单审批',
        version: 1,
        published: 2,
        isretired: 1,
        nodes: wireProcess().nodes,
      }),
    '/process?flowcode=order&published=1',
  );
  expect(await screen.findByText('这是版本 1，当前使用的是版本 2。')).toBeVisible();
  expect(screen.getByText('已停用')).toBeVisible();
  expect(fake.callsOf(PATHS.definition)[0]?.input).toEqual({ flowcode: 'order', published: '1' });
});
