import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../../tests/support/renderScreen';
import type { FlowDesignerProps } from '../../../designer/designerProps';
import type { FlowDiagramProps } from '../../../flow/FlowDiagram';
import { texts as shared } from '../../../locales';
import FlowManager, { texts } from '../FlowManager';
import { definitionAnswer, flowAnswer, FORM_PAGES, mayDo, NODES, PATH, TARGETS } from '../testFlows';

/** Renames the first node or the second one. */
jest.mock('../../../designer/LazyFlowDesigner', () => ({
  LazyFlowDesigner: ({ nodes, onChange }: FlowDesignerProps) => (
    <section aria-label="设计器">
      {nodes.map(({ name }) => name).join(' → ')}
      {[0, 1].map((place) => (
        <button
          key={place}
          type="button"
          onClick={() =>
            onChange(nodes.map((node, index) => (index === place ? { ...node, name: `改 ${place}` } : node)))
          }
        >
          {`改名 ${place}`}
        </button>
      ))}
    </section>
  ),
}));
jest.mock('../../../flow/LazyFlowDiagram', () => ({
  LazyFlowDiagram: ({ label, nodes, targets, kind }: FlowDiagramProps) => (
    <figure aria-label={label}>
      {nodes.map(({ name }) => name).join(' → ')} {targets?.positions['p-1']} {kind}
    </figure>
  ),
}));

const CONFLICT = new AppError('service', 'x', { code: 'record.changed' });
const COPY = { id: 'copy1', type: 'copy', name: '抄送财务', approvers: [] };
const THEIRS = definitionAnswer({
  version: 6,
  updateby: '王芳',
  updatetime: '2026-11-20 09:00',
  nodes: [NODES[0], { ...NODES[1], name: '部门审批' }, COPY, NODES[2]],
  targets: { positions: { 'p-1': '王芳 · 区域经理' }, roles: {} },
});
const WHO = '王芳于 2026-11-20 09:00 保存了此流程，您的修改尚未保存';

/** Loaded with the first use, which may take longer than a test waits. */
beforeAll(() => import('./FlowDesign'));

/** One node is renamed, while somebody else has renamed the second one and added a copy. */
async function collide(place: number) {
  const fake = portalWith(shared, texts);
  fake.nativeFunctions = mayDo('edit', 'publish');
  fake.answer(`${PATH}/get`, definitionAnswer());
  fake.answer(`${PATH}/formpages`, FORM_PAGES);
  fake.answer(`${PATH}/targets`, TARGETS);
  renderScreen(FlowManager, fake, '/masterflowmanager?flowid=expense');
  fireEvent.click(await screen.findByRole('button', { name: `改名 ${place}` }, { timeout: 10_000 }));
  fake.answer(`${PATH}/save`, CONFLICT);
  fake.answer(`${PATH}/get`, THEIRS);
  press('保存');
  await screen.findByText(WHO);
  return fake;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const steps = () => screen.getByRole('region', { name: '设计器' }).textContent?.split('改名')[0];

test('it is said who and when, nothing is lost, and their changes can be viewed with names', async () => {
  const fake = await collide(1);
  expect(fake.isDirty).toBe(true);
  press('查看他人修改');
  const panel = within(await screen.findByRole('dialog', { name: '王芳的修改' }));
  expect(panel.getByText('新增“抄送财务”')).toBeVisible();
  expect(panel.getByRole('figure')).toHaveTextContent('抄送财务 → 流程结束 王芳 · 区域经理 definition');
});

test('changes of different steps are merged, and saved from their version', async () => {
  const fake = await collide(0);
  expect(screen.queryByText(/双方都修改了/)).toBeNull();
  press('合并双方的修改');
  expect(steps()).toBe('改 0 → 部门审批 → 抄送财务 → 流程结束');
  fake.answer(`${PATH}/save`, flowAnswer({ version: 7 }));
  press('保存');
  await waitFor(() => expect(fake.callsOf(`${PATH}/save`).at(-1)?.input).toMatchObject({ version: 6 }));
});

test('a step that both have changed is named, and the person says whose it is to be; all else of both is kept', async () => {
  await collide(1);
  expect(screen.getByText('双方都修改了（共 1 处）：改 1')).toBeVisible();
  press('合并，冲突处保留我的');
  expect(steps()).toBe('发起人 → 改 1 → 抄送财务 → 流程结束');
});

test('their version of it may be taken, and the choice is made again after an undo', async () => {
  const fake = await collide(1);
  press('合并，冲突处采用对方的');
  expect(steps()).toBe('发起人 → 部门审批 → 抄送财务 → 流程结束');
  act(() => fake.undoNotices[0]?.undo());
  expect(steps()).toBe('发起人 → 改 1 → 流程结束');
  expect(screen.getByText(WHO)).toBeVisible();
  expect(fake.isDirty).toBe(true);
});
