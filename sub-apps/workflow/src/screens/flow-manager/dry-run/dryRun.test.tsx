import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../../tests/support/renderScreen';
import type { FlowDesignerProps } from '../../../designer/designerProps';
import type { FlowDiagramProps } from '../../../flow/FlowDiagram';
import { texts as shared } from '../../../locales';
import FlowManager, { texts } from '../FlowManager';
import { definitionAnswer, FORM_PAGES, mayDo, NODES, PATH, TARGETS } from '../testFlows';

/** Renames the first node. */
jest.mock('../../../designer/LazyFlowDesigner', () => ({
  LazyFlowDesigner: ({ nodes, onChange }: FlowDesignerProps) => (
    <button
      type="button"
      onClick={() => onChange(nodes.map((node, index) => (index === 0 ? { ...node, name: '提交人' } : node)))}
    >
      改名
    </button>
  ),
}));
jest.mock('../../../flow/LazyFlowDiagram', () => ({
  LazyFlowDiagram: ({ nodes, states, targets, formFields, kind }: FlowDiagramProps) => (
    <figure>
      {[
        kind,
        targets?.positions['p-1'],
        formFields?.[0]?.title,
        ...nodes.map(({ id }) => states?.get(id)?.status),
      ].join(' ')}
    </figure>
  ),
}));

const PLAN = {
  path: [
    {
      nodeid: 'manager',
      name: '主管审批',
      type: 'approval',
      status: 'asked',
      handlers: [{ positionid: 'p-1', name: '王芳', positionname: '区域经理', orgname: '华东' }],
      mode: 'any',
    },
  ],
  branches: [],
  problems: ['“分支 1”未设置条件，不会进入'],
};

/** Loaded with the first use, which may take longer than a test waits. */
beforeAll(() => Promise.all([import('../design/FlowDesign'), import('../../../plan/PlanPreview')]));

async function openRun(flow: object = {}, formPages: unknown = FORM_PAGES) {
  const fake = portalWith(shared, texts);
  fake.nativeFunctions = mayDo('edit');
  fake.answer(`${PATH}/get`, definitionAnswer(flow));
  fake.answer(`${PATH}/formpages`, formPages);
  fake.answer(`${PATH}/targets`, TARGETS);
  fake.answer(`${PATH}/dryrun`, PLAN);
  renderScreen(FlowManager, fake, '/masterflowmanager?flowid=expense');
  await waitFor(() => expect(fake.callsOf(`${PATH}/formpages`)).toHaveLength(1), { timeout: 10_000 });
  fireEvent.click(await screen.findByRole('button', { name: '试运行' }));
  return { fake, panel: within(await screen.findByRole('dialog', { name: '试运行' })) };
}
type Opened = Awaited<ReturnType<typeof openRun>>;
const lastRun = ({ fake }: Opened) => fake.callsOf(`${PATH}/dryrun`).at(-1)?.input;
const mountedPage = ({ fake }: Opened) => [...fake.mounted][0];

test('the form is the page of the applicant, with the rights of the start, and nothing of it is kept as a draft', async () => {
  const opened = await openRun();
  expect(mountedPage(opened)).toMatchObject({
    pageCode: 'flow-expense',
    status: 1,
    hasToolbar: false,
    rights: { default: 'editable', fields: {} },
  });
  expect(mountedPage(opened)).not.toHaveProperty('draftOf');
  // It is as wide as the page, so that the plan has room beside the form.
  expect(document.querySelector('.ant-drawer-content-wrapper')).toHaveStyle({ width: '100%' });
});

test('who would be asked follows what the form holds, and problems stand beside it', async () => {
  const opened = await openRun();
  const { fake, panel } = opened;
  act(() => fake.enterInPages({ amount: 3500, lines: [{ amount: 3500 }] }));
  await waitFor(() =>
    expect(lastRun(opened)).toMatchObject({
      pagecode: 'flow-expense',
      values: { amount: 3500, lines: [{ amount: 3500 }] },
      applicantpositionid: fake.session.get().positionId,
      admins: ['p-9'],
    }),
  );
  expect(await panel.findByRole('list', { name: '审批流程' })).toHaveTextContent('主管审批');
  expect(panel.getByRole('alert')).toHaveTextContent('“分支 1”未设置条件，不会进入');
  expect(fake.callsOf(`${PATH}/save`)).toEqual([]);
});

test('the diagram says what is planned, with people and fields by name', async () => {
  const { panel } = await openRun();
  await panel.findByRole('list', { name: '审批流程' });
  fireEvent.click(panel.getByText('流程图'));
  expect(await panel.findByRole('figure')).toHaveTextContent(/^plan 王芳 · 区域经理 金额/);
});

test('the unsaved flow is tried, and the values stay while the panel is closed', async () => {
  const opened = await openRun();
  const { fake, panel } = opened;
  act(() => fake.enterInPages({ amount: 3500 }));
  await waitFor(() => expect(lastRun(opened)).toMatchObject({ values: { amount: 3500 } }));
  fireEvent.click(panel.getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const runs = fake.callsOf(`${PATH}/dryrun`).length;
  fireEvent.click(screen.getByRole('button', { name: '改名' }));
  expect(fake.callsOf(`${PATH}/dryrun`)).toHaveLength(runs);
  fireEvent.click(screen.getByRole('button', { name: '试运行' }));
  await waitFor(() => expect(lastRun(opened)).toMatchObject({ nodes: [{ name: '提交人' }, {}, {}] }));
  expect(lastRun(opened)).toMatchObject({ values: { amount: 3500 } });
  expect(mountedPage(opened)?.values).toEqual({ amount: 3500 });
});

test('another applicant may be tried; without one nothing is asked', async () => {
  const opened = await openRun();
  const field = within(opened.panel.getByRole('group', { name: /申请人/ }));
  act(() => field.getByRole('combobox').focus());
  fireEvent.click(await field.findByRole('option', { name: /张伟/ }));
  await waitFor(() => expect(lastRun(opened)).toMatchObject({ applicantpositionid: 'p-9' }));
  fireEvent.click(field.getByRole('button', { name: '移除 张伟' }));
  expect(field.getByText('请选择申请人')).toBeVisible();
  expect(opened.panel.queryByRole('list', { name: '审批流程' })).toBeNull();
});

test('the approvers whom an applicant would choose are chosen at their step', async () => {
  const chosen = { ...NODES[1], approvers: [{ type: 'chosen', multiple: 0 }] };
  const opened = await openRun({ nodes: [NODES[0], chosen, NODES[2]] });
  opened.fake.answer('/api/teapi/workflow/flow/candidates', {
    items: [{ positionid: 'p-3', name: '李娜', positionname: '财务', orgname: '总部' }],
    itemcount: 1,
  });
  const field = within(await opened.panel.findByRole('group', { name: '请选择审批人' }));
  act(() => field.getByRole('combobox').focus());
  fireEvent.click(await field.findByRole('option', { name: /李娜/ }));
  await waitFor(() => expect(lastRun(opened)).toMatchObject({ chosen: { manager: ['p-3'] } }));
});

test('what the page has no control for is entered beside it', async () => {
  const fields = [{ name: 'amount', title: '订单金额', type: 'money', besidepage: 1 }];
  const opened = await openRun({}, [{ pagecode: 'flow-expense', title: '订单', fields }]);
  fireEvent.change(await opened.panel.findByLabelText('订单金额'), { target: { value: '3500' } });
  await waitFor(() => expect(lastRun(opened)).toMatchObject({ values: { amount: 3500 } }));
});

test('a flow without a form says so, and is tried with the applicant alone', async () => {
  const opened = await openRun({ pagecode: '' });
  expect(opened.panel.getByText('此流程没有表单，审批路径只取决于申请人。')).toBeVisible();
  expect(opened.fake.mounted.size).toBe(0);
  expect(lastRun(opened)).toMatchObject({ pagecode: '', values: {} });
});

test('a run that fails says why, and the next one shows its plan', async () => {
  const opened = await openRun();
  const { fake, panel } = opened;
  await panel.findByRole('list', { name: '审批流程' });
  fake.answer(`${PATH}/dryrun`, new AppError('network', 'offline'));
  act(() => fake.enterInPages({ amount: 1 }));
  expect(await panel.findByRole('button', { name: '重试' })).toBeVisible();
  fake.answer(`${PATH}/dryrun`, { ...PLAN, problems: [] });
  fireEvent.click(panel.getByRole('button', { name: '重试' }));
  expect(await panel.findByText('主管审批')).toBeVisible();
});
