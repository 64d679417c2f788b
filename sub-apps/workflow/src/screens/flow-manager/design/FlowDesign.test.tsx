import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../../tests/support/renderScreen';
import type { FlowDesignerProps } from '../../../designer/designerProps';
import type { FlowDiagramProps } from '../../../flow/FlowDiagram';
import { texts as shared } from '../../../locales';
import { designerTexts } from '../../../locales/designer';
import FlowManager, { texts } from '../FlowManager';
import { definitionAnswer, flowAnswer, FORM_PAGES, mayDo, NODES, PATH, TARGETS } from '../testFlows';

/** The designer's tests are its own: here it renames the first node, and shows what it is given. */
jest.mock('../../../designer/LazyFlowDesigner', () => ({
  LazyFlowDesigner: ({ nodes, onChange, selectedId, isReadOnly, fields, listsProblems }: FlowDesignerProps) => (
    <section aria-label="设计器" data-selected={selectedId} data-fields={fields.length} data-lists={listsProblems}>
      {nodes.map(({ name }) => name).join(' → ')}
      <button
        type="button"
        disabled={isReadOnly}
        onClick={() => onChange(nodes.map((node, index) => (index === 0 ? { ...node, name: '提交人' } : node)))}
      >
        改名
      </button>
    </section>
  ),
}));
jest.mock('../../../flow/LazyFlowDiagram', () => ({
  LazyFlowDiagram: ({ label, nodes, states }: FlowDiagramProps) => (
    <figure aria-label={label}>
      {nodes.map(({ id, name }) => `${name} ${states?.get(id)?.status ?? ''}`).join(' → ')}
    </figure>
  ),
}));

const ALL = ['edit', 'publish', 'monitor'];
const CONFLICT = new AppError('service', 'x', { code: 'record.changed' });
const THEIRS = definitionAnswer({
  version: 6,
  updateby: '王芳',
  updatetime: '2026-11-20 09:00',
  nodes: [...NODES.slice(0, 2), { id: 'copy1', type: 'copy', name: '抄送财务', approvers: [] }, NODES[2]],
});

/** The first design takes long on a busy machine. */
const SHOWN_WITHIN_MS = 10_000;

/** Loaded with the first use, which may take longer than a test waits. */
beforeAll(() => import('./FlowDesign'));

async function start(actions: readonly string[] = ALL, flow: unknown = definitionAnswer()) {
  const fake = portalWith(shared, designerTexts, texts);
  fake.nativeFunctions = mayDo(...actions);
  fake.answer(`${PATH}/get`, flow);
  fake.answer(`${PATH}/formpages`, FORM_PAGES);
  fake.answer(`${PATH}/targets`, TARGETS);
  fake.answer(`${PATH}/check`, { problems: [] });
  fake.answer(`${PATH}/save`, flowAnswer({ version: 6, haschanges: 1 }));
  fake.answer(`${PATH}/publish`, flowAnswer({ version: 7, published: 3 }));
  fake.answer(`${PATH}/versions`, [
    { published: 1, publishedat: '2026-10-01 09:00', publishedby: '张伟', note: '', running: 1 },
    { published: 2, publishedat: '2026-11-01 09:00', publishedby: '李娜', note: '加会签', running: 2 },
  ]);
  const shown = renderScreen(FlowManager, fake, '/masterflowmanager?flowid=expense');
  await screen.findByRole('heading', { level: 1, name: /报销|设计/ }, { timeout: SHOWN_WITHIN_MS });
  return { fake, ...shown };
}
const rename = async () => fireEvent.click(await screen.findByRole('button', { name: '改名' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const designer = () => screen.getByRole('region', { name: '设计器' });

test('the design shows name, state and version, and the designer gets the fields of the form', async () => {
  const { fake } = await start();
  expect(await screen.findByRole('heading', { name: '费用报销' })).toBeVisible();
  expect(fake.title).toBe('费用报销');
  expect(screen.getByText('已发布')).toBeVisible();
  expect(screen.getByText('V2')).toBeVisible();
  await waitFor(() => expect(designer().dataset.fields).toBe('3'));
  expect(designer()).toHaveTextContent('发起人 → 主管审批 → 流程结束');
});

test('the names of the approvers and administrators are asked for by their ids', async () => {
  const { fake } = await start();
  await screen.findByRole('heading', { name: '费用报销' });
  await waitFor(() =>
    expect(fake.callsOf(`${PATH}/targets`).map(({ input }) => input)).toContainEqual({
      keyword: '',
      positionids: ['p-1', 'p-9'],
      roleids: [],
    }),
  );
});

test('a change is unsaved until it is saved, from the version that it started from', async () => {
  const { fake } = await start();
  await rename();
  expect(screen.getByText('未保存')).toBeVisible();
  expect(fake.isDirty).toBe(true);
  press('保存');
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '草稿已保存' }]));
  const { requestid, ...saved } = fake.callsOf(`${PATH}/save`)[0]?.input as { requestid: string };
  expect(requestid).not.toBe('');
  expect(saved).toEqual({
    flowid: 'expense',
    version: 5,
    flowcode: 'expense',
    flowname: '费用报销',
    group: '财务',
    icon: 'money',
    description: '报销日常费用',
    pagecode: 'flow-expense',
    nodes: [{ ...NODES[0], name: '提交人' }, NODES[1], NODES[2]],
    admins: ['p-9'],
  });
  expect(fake.isDirty).toBe(false);
  expect(screen.getByText('有未发布的修改')).toBeVisible();
});

test('Ctrl-S saves through the guard, and the next save starts from the new version', async () => {
  const { fake } = await start();
  await rename();
  await act(async () => expect(await fake.editor?.findSave()?.()).toBe(true));
  fireEvent.click(screen.getByRole('tab', { name: '基本信息' }));
  fireEvent.change(screen.getByLabelText('分组'), { target: { value: '行政' } });
  press('保存');
  await waitFor(() => expect(fake.callsOf(`${PATH}/save`)).toHaveLength(2));
  expect(fake.callsOf(`${PATH}/save`)[1]?.input).toMatchObject({ version: 6, group: '行政' });
});

test('basic information that is incomplete is shown and not saved', async () => {
  const { fake } = await start();
  fireEvent.click(await screen.findByRole('tab', { name: '基本信息' }));
  fireEvent.change(screen.getByLabelText(/流程名称/), { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('tab', { name: '流程设计' }));
  press('保存');
  expect(await screen.findByText('请输入流程名称')).toBeVisible();
  expect(screen.getByLabelText(/流程名称/)).toHaveAttribute('aria-invalid', 'true');
  expect(fake.callsOf(`${PATH}/save`)).toEqual([]);
});

test('the arrow keys move between the parts of the design, and the tab remembers which is open', async () => {
  const { fake } = await start();
  const tab = await screen.findByRole('tab', { name: '流程设计' });
  tab.focus();
  fireEvent.keyDown(tab, { key: 'ArrowRight' });
  expect(screen.getByRole('tab', { name: '基本信息' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('基本信息');
  expect(fake.tabState).toEqual({ view: 'basics' });
});

test('a design opens where its tab was left', async () => {
  const fake = portalWith(shared, designerTexts, texts);
  fake.nativeFunctions = mayDo(...ALL);
  fake.tabState = { view: 'design', selectedId: 'manager' };
  fake.answer(`${PATH}/get`, definitionAnswer());
  fake.answer(`${PATH}/formpages`, FORM_PAGES);
  fake.answer(`${PATH}/targets`, TARGETS);
  renderScreen(FlowManager, fake, '/masterflowmanager?flowid=expense');
  await waitFor(() => expect(designer().dataset.selected).toBe('manager'));
});

test('administrators are chosen among those who hold a position', async () => {
  const { fake } = await start();
  fireEvent.click(await screen.findByRole('tab', { name: '基本信息' }));
  const field = within(screen.getByRole('group', { name: /流程管理员/ }));
  await waitFor(() => expect(field.getByRole('list', { name: '已选人员' })).toHaveTextContent('张伟'));
  act(() => field.getByRole('combobox').focus());
  fireEvent.click(await field.findByRole('option', { name: /王芳/ }));
  press('保存');
  await waitFor(() => expect(fake.callsOf(`${PATH}/save`)[0]?.input).toMatchObject({ admins: ['p-9', 'p-1'] }));
  fireEvent.click(field.getByRole('button', { name: '移除 王芳' }));
  fireEvent.click(field.getByRole('button', { name: '移除 张伟' }));
  press('保存');
  expect(await field.findByText('请至少选择一个流程管理员')).toBeVisible();
});

test('a failed save keeps the change and says why', async () => {
  const { fake } = await start();
  fake.answer(`${PATH}/save`, new AppError('network', 'offline'));
  await rename();
  press('保存');
  expect(await screen.findByText(/您填写的内容已保留/)).toBeVisible();
  expect(designer()).toHaveTextContent('提交人');
  expect(fake.isDirty).toBe(true);
});

test('a save that meets only a new version number, as after a publication, is repeated', async () => {
  const { fake } = await start();
  await rename();
  fake.answer(`${PATH}/get`, definitionAnswer({ version: 6, published: 3 }));
  fake.answer(`${PATH}/save`, ({ version }: { version: number }) =>
    version === 5 ? CONFLICT : flowAnswer({ version: 7 }),
  );
  press('保存');
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '草稿已保存' }]));
  expect(fake.callsOf(`${PATH}/save`).map(({ input }) => (input as { version: number }).version)).toEqual([5, 6]);
});

test('a refresh takes over what is new, and with unsaved changes shows it as a conflict', async () => {
  const { fake } = await start();
  await screen.findByRole('region', { name: '设计器' });
  fake.answer(`${PATH}/get`, THEIRS);
  press('刷新');
  await waitFor(() => expect(designer()).toHaveTextContent('抄送财务'));
  await rename();
  fake.answer(`${PATH}/get`, { ...THEIRS, version: 7, flowname: '报销' });
  press('刷新');
  expect(await screen.findByText('合并双方的修改')).toBeVisible();
});

test('the check lists problems, and a press on one selects its node', async () => {
  const { fake } = await start();
  fake.answer(`${PATH}/check`, {
    problems: [
      { nodeid: 'end', text: '没有后续', severity: 'warning' },
      { nodeid: 'manager', text: '请设置人员', severity: 'error' },
      { nodeid: '', text: '页面不存在', severity: 'error' },
    ],
  });
  fireEvent.click(await screen.findByRole('tab', { name: '基本信息' }));
  press('检查');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('检查结果：2 个错误，1 个提醒');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['错误 主管审批：请设置人员', '错误 页面不存在', '提醒 流程结束：没有后续']);
  fireEvent.click(within(alert).getByRole('button', { name: '主管审批：请设置人员' }));
  expect(screen.getByRole('tab', { name: '流程设计' })).toHaveAttribute('aria-selected', 'true');
  expect(designer().dataset.selected).toBe('manager');
  expect(designer().dataset.lists).toBe('false');
  await rename();
  expect(alert).toHaveTextContent('检查之后流程又有修改');
  press('收起');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(designer().dataset.lists).toBe('true');
});

test('the check lists what the designer itself sees to be incomplete', async () => {
  const { fake } = await start(
    ALL,
    definitionAnswer({ haschanges: 1, nodes: [NODES[0], { ...NODES[1], approvers: [] }, NODES[2]] }),
  );
  await screen.findByRole('region', { name: '设计器' });
  press('检查');
  expect(await screen.findByRole('alert')).toHaveTextContent('检查结果：1 个错误，0 个提醒');
  press('发布');
  await waitFor(() => expect(fake.shown).toContainEqual({ tone: 'error', text: '有 1 个错误，修正后才能发布' }));
});

test('a check without problems says so', async () => {
  const { fake } = await start();
  await screen.findByRole('region', { name: '设计器' });
  press('检查');
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '检查通过，没有发现问题' }]));
});

describe('a publication', () => {
  test('is refused while there are errors, which are listed', async () => {
    const { fake } = await start();
    await rename();
    fake.answer(`${PATH}/check`, { problems: [{ nodeid: 'manager', text: '请设置人员', severity: 'error' }] });
    press('发布');
    expect(await screen.findByText(/主管审批：请设置人员/)).toBeVisible();
    expect(fake.shown).toContainEqual({ tone: 'error', text: '有 1 个错误，修正后才能发布' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that is refused again says so in the list of problems, which takes the focus', async () => {
    const { fake } = await start();
    await rename();
    fake.answer(`${PATH}/check`, { problems: [{ nodeid: 'manager', text: '请设置人员', severity: 'error' }] });
    press('检查');
    const note = within(await screen.findByRole('alert'));
    expect(note.queryByText('有 1 个错误，修正后才能发布')).toBeNull();
    for (const times of [1, 2]) {
      act(() => screen.getByRole('button', { name: '发布' }).focus());
      press('发布');
      await waitFor(() => expect(note.getByText('检查结果：1 个错误，0 个提醒')).toHaveFocus());
      expect(note.getByText('有 1 个错误，修正后才能发布')).toBeVisible();
      expect(fake.callsOf(`${PATH}/check`)).toHaveLength(1 + times);
    }
    press('检查');
    await waitFor(() => expect(note.queryByText('有 1 个错误，修正后才能发布')).toBeNull());
  });

  test('says what changes, saves first, and afterwards what was published and who keeps the old version', async () => {
    const { fake } = await start();
    await rename();
    press('发布');
    const panel = within(await screen.findByRole('dialog', { name: '发布为 V3' }));
    expect(await panel.findByText('修改“提交人”')).toBeVisible();
    expect(panel.getByText(/运行中的实例（3 个）继续使用原来的版本/)).toBeVisible();
    expect(panel.getByText('未保存的修改会先保存。')).toBeVisible();
    fireEvent.change(panel.getByLabelText('发布说明'), { target: { value: '改名' } });
    fireEvent.click(panel.getByRole('button', { name: '发布 V3' }));
    const done = within(await screen.findByRole('dialog', { name: '已发布为 V3' }));
    expect(done.getByText('修改“提交人”')).toBeVisible();
    expect(done.getByRole('status')).toHaveTextContent('新发起的流程从现在起使用 V3。');
    expect(done.getByRole('status')).toHaveTextContent('运行中的实例（3 个）继续使用发起时的版本。');
    expect(fake.callsOf(`${PATH}/save`)).toHaveLength(1);
    expect(fake.callsOf(`${PATH}/publish`)[0]?.input).toEqual({
      flowid: 'expense',
      version: 6,
      note: '改名',
      requestid: expect.any(String) as string,
    });
    expect(fake.shown).toContainEqual({ tone: 'success', text: '已发布为 V3' });
    expect(screen.getByText('V3')).toBeVisible();
    expect(fake.isDirty).toBe(false);
    fireEvent.click(done.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that fails keeps the note, says why, and is sent once by several presses', async () => {
    const { fake } = await start(ALL, definitionAnswer({ published: 0, state: 'draft' }));
    fake.answer(`${PATH}/publish`, new AppError('network', 'offline'));
    await screen.findByRole('region', { name: '设计器' });
    press('发布');
    const panel = within(await screen.findByRole('dialog', { name: '发布为 V1' }));
    expect(panel.getByText(/首次发布/)).toBeVisible();
    expect(panel.queryByText('与当前发布版本相比')).toBeNull();
    expect(panel.queryByText(/运行中的实例/)).toBeNull();
    expect(panel.getByLabelText('发布说明')).toHaveAttribute('placeholder', '说明流程的用途，可不填');
    fireEvent.change(panel.getByLabelText('发布说明'), { target: { value: '首发' } });
    const publish = panel.getByRole('button', { name: '发布 V1' });
    for (let presses = 0; presses < 3; presses += 1) fireEvent.click(publish);
    expect(await panel.findByText(/您填写的内容已保留/)).toBeVisible();
    expect(panel.getByLabelText('发布说明')).toHaveValue('首发');
    expect(fake.callsOf(`${PATH}/publish`)).toHaveLength(1);
    // Its answer may have been lost: the next try is the same request, unless something else is published.
    fireEvent.click(publish);
    await waitFor(() => expect(fake.callsOf(`${PATH}/publish`)).toHaveLength(2));
    await panel.findByText(/您填写的内容已保留/);
    fireEvent.change(panel.getByLabelText('发布说明'), { target: { value: '首次发布' } });
    fireEvent.click(publish);
    await waitFor(() => expect(fake.callsOf(`${PATH}/publish`)).toHaveLength(3));
    const ids = fake.callsOf(`${PATH}/publish`).map(({ input }) => (input as { requestid: string }).requestid);
    expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
  });

  test('that meets the change of somebody else says who and when, and publishes nothing', async () => {
    const { fake } = await start(ALL, definitionAnswer({ haschanges: 1 }));
    await screen.findByRole('region', { name: '设计器' });
    press('发布');
    const panel = within(await screen.findByRole('dialog'));
    await panel.findByText('没有变化');
    fake.answer(`${PATH}/publish`, CONFLICT);
    fake.answer(`${PATH}/get`, THEIRS);
    fireEvent.click(panel.getByRole('button', { name: '发布 V3' }));
    await waitFor(() => expect(fake.shown.at(-1)?.text).toContain('已被王芳于 2026-11-20 09:00 修改'));
    expect(designer()).toHaveTextContent('抄送财务');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that the platform refuses for problems shows them', async () => {
    const { fake } = await start(ALL, definitionAnswer({ haschanges: 1 }));
    await screen.findByRole('region', { name: '设计器' });
    press('发布');
    const panel = within(await screen.findByRole('dialog'));
    fake.answer(`${PATH}/publish`, new AppError('service', 'x', { code: 'flow.has_problems' }));
    fake.answer(`${PATH}/check`, { problems: [{ nodeid: 'manager', text: '岗位已删除', severity: 'error' }] });
    fireEvent.click(panel.getByRole('button', { name: '发布 V3' }));
    expect(await screen.findByText(/岗位已删除/)).toBeVisible();
  });

  test('is not offered while there is nothing to publish, and says why', async () => {
    await start();
    expect(await screen.findByRole('button', { name: /^发布/ })).toHaveAccessibleDescription('没有需要发布的修改');
    fireEvent.click(screen.getByRole('tab', { name: '基本信息' }));
    fireEvent.change(screen.getByLabelText('分组'), { target: { value: '行政' } });
    expect(screen.getByRole('button', { name: /^发布/ })).toHaveAccessibleDescription(
      '只修改了基本信息，保存后即生效，无需发布',
    );
  });

  test('that the platform finds to be the same as the last version says so and keeps the note', async () => {
    const { fake } = await start(ALL, definitionAnswer({ haschanges: 1 }));
    await screen.findByRole('region', { name: '设计器' });
    press('发布');
    const panel = within(await screen.findByRole('dialog', { name: '发布为 V3' }));
    fake.answer(`${PATH}/publish`, new AppError('service', '没有需要发布的修改', { code: 'flow.unchanged' }));
    fireEvent.change(panel.getByLabelText('发布说明'), { target: { value: '改名' } });
    fireEvent.click(panel.getByRole('button', { name: '发布 V3' }));
    expect(await panel.findByRole('alert')).toBeVisible();
    expect(panel.getByLabelText('发布说明')).toHaveValue('改名');
  });
});

test('an old version is viewed with its diagram and restored into the draft, which can be undone', async () => {
  const { fake } = await start();
  await screen.findByRole('region', { name: '设计器' });
  fake.answer(`${PATH}/get`, definitionAnswer({ published: 1, pagecode: '', nodes: [NODES[0], NODES[2]] }));
  press('版本');
  const panel = within(await screen.findByRole('dialog', { name: '费用报销 的版本' }));
  expect((await panel.findAllByRole('listitem')).map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
    'V2当前版本',
    'V12026',
  ]);
  fireEvent.click(panel.getByRole('button', { name: '查看 V1' }));
  expect(await panel.findByRole('figure')).toHaveTextContent('发起人 → 流程结束');
  expect(fake.callsOf(`${PATH}/get`).at(-1)?.input).toEqual({ flowid: 'expense', published: 1 });
  fireEvent.click(panel.getByRole('button', { name: '恢复到草稿' }));
  await waitFor(() => expect(designer()).toHaveTextContent('发起人 → 流程结束'));
  expect(fake.isDirty).toBe(true);
  expect(fake.undoNotices[0]?.text).toContain('已将 V1 恢复到草稿');
  act(() => fake.undoNotices[0]?.undo());
  expect(designer()).toHaveTextContent('主管审批');
  expect(fake.isDirty).toBe(false);
});

test('a change that was given up is offered as a draft the next time', async () => {
  const { fake, unmount } = await start();
  await rename();
  unmount();
  renderScreen(FlowManager, fake, '/masterflowmanager?flowid=expense', 'view-2');
  fireEvent.click(await screen.findByRole('button', { name: '恢复' }));
  expect(designer()).toHaveTextContent('提交人');
  expect(fake.isDirty).toBe(true);
});

test('a draft that is older than the stored flow is a conflict', async () => {
  const { fake, unmount } = await start();
  await rename();
  unmount();
  fake.answer(`${PATH}/get`, THEIRS);
  renderScreen(FlowManager, fake, '/masterflowmanager?flowid=expense', 'view-2');
  fireEvent.click(await screen.findByRole('button', { name: '恢复' }));
  expect(await screen.findByText(/王芳于 2026-11-20 09:00 保存了此流程/)).toBeVisible();
});

test('without the right to edit the design is read-only and says so', async () => {
  await start([]);
  expect(await screen.findByText('您只能查看此流程，不能修改。')).toBeVisible();
  expect(screen.getByRole('button', { name: '改名' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
});

test('a flow with nodes of another version of the product is not edited, because a save would lose them', async () => {
  await start(ALL, definitionAnswer({ nodes: [...NODES, { id: 'x', type: 'subflow', name: '子流程' }] }));
  expect(await screen.findByText(/为避免丢失只能查看/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

test('forms that cannot be read do not keep the flow from being edited', async () => {
  const { fake } = await start();
  fake.answer(`${PATH}/formpages`, new AppError('network', 'offline'));
  fireEvent.click(await screen.findByRole('button', { name: '改名' }));
  expect(await screen.findByText('表单字段或人员名称读取失败，流程仍可编辑')).toBeVisible();
  expect(designer()).toHaveTextContent('提交人');
});

test('a flow that cannot be read says why', async () => {
  await start(ALL, new AppError('network', 'offline'));
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
});

test('on a phone check, dry run and versions are in a menu', async () => {
  const widen = narrowWindow();
  await start();
  fireEvent.click(await screen.findByRole('button', { name: '更多操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '版本' }));
  expect(await screen.findByRole('dialog', { name: '费用报销 的版本' })).toBeVisible();
  widen();
});
