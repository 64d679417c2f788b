import { createFakePortal } from '@atrium/portal/contract/fakePortal';
import type { FlowPlan, PlannedStep } from '../api/flowPlan';
import { planTexts } from '../locales/plan';
import { missingChoices, unusual } from './planRules';

const { i18n } = createFakePortal().portal;
i18n.addTexts(planTexts);

const person = (name: string) => ({ positionId: 'p', name, positionName: '经理', orgName: '' });
const step = (nodeId: string, change: Partial<PlannedStep> = {}): PlannedStep => ({
  ...{ nodeId, name: nodeId, type: 'approval', status: 'asked', mode: 'any', reason: '', people: [person('李娜')] },
  ...change,
});
const plan = (steps: readonly PlannedStep[], problems: readonly string[] = []): FlowPlan => ({
  ...{ steps, problems, branches: [] },
});

test('an ordinary plan has nothing unusual', () => {
  expect(unusual(i18n.t, plan([step('a'), step('b', { status: 'copied' })]))).toEqual([]);
});

test('problems, vacant positions and a plan that asks nobody are unusual', () => {
  expect(unusual(i18n.t, plan([step('a', { people: [person('')] })], ['x']))).toEqual(['x', '以下步骤的岗位空缺：a']);
  expect(unusual(i18n.t, plan([step('a', { status: 'skipped', people: [] })]))).toEqual([
    '没有人需要审批，提交后将直接通过',
  ]);
  // What is not known yet may ask somebody.
  expect(unusual(i18n.t, plan([step('a', { status: 'unknown', people: [] })]))).toEqual([]);
});

test('a choice is missing only at a step that the application comes to', () => {
  const choices = ['a', 'b', 'c', 'd'].map((nodeId) => ({ nodeId, name: nodeId, isMultiple: false }));
  const steps = [step('a'), step('b', { status: 'skipped' }), step('d')];
  expect(missingChoices(choices, { d: [person('王芳')] }, plan(steps))).toEqual(['a']);
});
