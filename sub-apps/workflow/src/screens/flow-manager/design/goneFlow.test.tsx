import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../../tests/support/renderScreen';
import type { FlowDesignerProps } from '../../../designer/designerProps';
import { texts as shared } from '../../../locales';
import FlowManager, { texts } from '../FlowManager';
import { definitionAnswer, flowAnswer, FORM_PAGES, mayDo, NODES, PATH, TARGETS } from '../testFlows';

jest.mock('../../../designer/LazyFlowDesigner', () => ({
  LazyFlowDesigner: ({ nodes, onChange }: FlowDesignerProps) => (
    <button type="button" onClick={() => onChange(nodes.map((node) => ({ ...node, name: '改名' })))}>
      {nodes.map(({ name }) => name).join(' → ')}
    </button>
  ),
}));

const DELETED = new AppError('service', 'x', {
  code: 'record.deleted',
  status: 409,
  cause: { code: 'record.deleted', type: '', message: '此记录已被张伟于 2026-11-20 09:00 删除，不能保存' },
});
const UNKNOWN = new AppError('service', '流程定义不存在', { code: 'flow.definition_not_found', status: 404 });
const NEW = { flowid: 'expense2', flowcode: 'expense2' };

/** Loaded with the first use, which may take longer than a test waits. */
beforeAll(() => import('./FlowDesign'));

async function start(flow: unknown = definitionAnswer({ haschanges: 1 })) {
  const fake = portalWith(shared, texts);
  fake.nativeFunctions = mayDo('edit', 'publish');
  fake.answer(`${PATH}/get`, flow);
  fake.answer(`${PATH}/formpages`, FORM_PAGES);
  fake.answer(`${PATH}/targets`, TARGETS);
  fake.answer(`${PATH}/check`, { problems: [] });
  renderScreen(FlowManager, fake, '/masterflowmanager?flowid=expense');
  await screen.findByRole('heading', { name: /费用报销|不存在/ }, { timeout: 10_000 });
  return fake;
}
type Fake = Awaited<ReturnType<typeof start>>;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Stores the content under another code. */
async function saveAs(fake: Fake) {
  press('另存为新流程');
  const panel = within(await screen.findByRole('dialog', { name: '另存为新流程' }));
  expect(panel.getByLabelText(/流程名称/)).toHaveValue('费用报销');
  fireEvent.change(panel.getByLabelText(/流程编码/), { target: { value: 'expense2' } });
  fake.answer(`${PATH}/save`, flowAnswer(NEW));
  const create = panel.getByRole('button', { name: '创建并设计' });
  [1, 2, 3].forEach(() => fireEvent.click(create));
  await waitFor(() => expect(fake.opened).toHaveLength(1));
}
const savesOf = (fake: Fake) => fake.callsOf(`${PATH}/save`).map(({ input }) => input as { flowid: string });

test('the nodes of a flow that was deleted meanwhile are kept and stored as a new flow, once', async () => {
  const fake = await start();
  press(/发起人/);
  fake.answer(`${PATH}/save`, DELETED);
  press('保存');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('“费用报销”已被删除');
  expect(alert).toHaveTextContent('张伟于 2026-11-20 09:00');
  expect(alert).not.toHaveTextContent('修改后可再次提交');
  expect(screen.getByRole('button', { name: /^保存/ })).toHaveAccessibleDescription('此流程已被删除');
  expect(screen.getByRole('button', { name: /^发布/ })).toHaveAccessibleDescription('此流程已被删除');
  expect(fake.editor?.findSave()).toBeUndefined();
  expect(fake.isDirty).toBe(true);
  await saveAs(fake);
  expect(savesOf(fake).map(({ flowid }) => flowid)).toEqual(['expense', '']);
  expect(savesOf(fake)[1]).toMatchObject({
    flowcode: 'expense2',
    icon: 'money',
    pagecode: 'flow-expense',
    nodes: NODES.map((node) => ({ ...node, name: '改名' })),
    admins: ['p-9'],
  });
  expect(fake.opened).toEqual([{ route: '/masterflowmanager?flowid=expense2', title: '费用报销' }]);
  expect(fake.isDirty).toBe(false);
});

test.each([
  ['with unsaved input', true],
  ['with saved changes', false],
])(
  'a publication %s of a flow that was deleted says so, and the flow can be stored as a new one',
  async (_, isDirty) => {
    const fake = await start();
    if (isDirty) press(/发起人/);
    press('发布');
    const panel = within(await screen.findByRole('dialog', { name: '发布为 V3' }));
    fake.answer(`${PATH}/save`, DELETED);
    fake.answer(`${PATH}/publish`, DELETED);
    await act(async () => fireEvent.click(panel.getByRole('button', { name: '发布 V3' })));
    expect(await screen.findByText('“费用报销”已被删除')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Whoever closes the tab is asked, because this is the only copy.
    expect(fake.isDirty).toBe(true);
    await saveAs(fake);
    expect(fake.isDirty).toBe(false);
    expect(savesOf(fake).at(-1)).toMatchObject({ flowid: '', flowcode: 'expense2' });
  },
);

test('a code that is taken keeps the panel open and says why', async () => {
  const fake = await start();
  fake.answer(`${PATH}/get`, UNKNOWN);
  press('刷新');
  fireEvent.click(await screen.findByRole('button', { name: '另存为新流程' }));
  const panel = within(await screen.findByRole('dialog'));
  fireEvent.change(panel.getByLabelText(/流程编码/), { target: { value: 'leave' } });
  fake.answer(`${PATH}/save`, new AppError('service', '编码已被使用', { code: 'flow.code_taken' }));
  fireEvent.click(panel.getByRole('button', { name: '创建并设计' }));
  expect(await panel.findByText(/您填写的内容已保留/)).toBeVisible();
  expect(panel.getByLabelText(/流程编码/)).toHaveValue('leave');
  expect(fake.opened).toEqual([]);
});

test('a link to a flow that does not exist says so and leads to the list', async () => {
  const fake = await start(UNKNOWN);
  expect(screen.getByRole('heading', { name: '此流程不存在或已被删除' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  press('返回流程列表');
  expect(fake.opened).toEqual([{ route: '/masterflowmanager', title: undefined }]);
});
