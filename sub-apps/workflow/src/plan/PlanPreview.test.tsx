import { AppError } from '@atrium/common/errors/appError';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { readNodes } from '../flow/flowNodes';
import type { FlowNode } from '../flow/flowNodes';
import { planTexts } from '../locales/plan';
import type { Chosen } from './chosen';
import { idsOf, NONE_MISSING } from './chosen';
import PlanPreview from './PlanPreview';
import { usePreview } from './usePreview';

const PREVIEW = '/api/teapi/workflow/flow/preview';
const NOBODY = '此申请没有审批步骤，提交后直接通过。';
const TEXTS = {
  'zh-CN': { 'flow.dates_reversed': '结束日期不能早于开始日期。', 'flow.field_invalid': '{{field}}的内容不正确' },
};

const step = { nodeid: 'a', name: '经理审批', type: 'approval', status: 'asked', mode: 'any', handlers: [] };
const answer = (path: unknown) => ({ path, branches: [], problems: [] });
const refusal = (code: string, params: object = {}) =>
  new AppError('service', code, { code, status: 500, cause: { code, type: '600', message: '', params } });

/** A plan of a form with one number, beside it a choice of approvers. */
function Preview({ nodes = [] }: { nodes?: readonly FlowNode[] }) {
  const [days, setDays] = useState(1);
  const [chosen, setChosen] = useState<Chosen>({});
  const preview = usePreview({ flowCode: 'leave', processId: undefined, values: { days }, chosen: idsOf(chosen) });
  return (
    <>
      <button type="button" onClick={() => setDays(days + 1)}>
        改天数
      </button>
      <PlanPreview
        flow={{
          ...{ name: '请假申请', nodes, targets: { positions: {}, roles: {} } },
          choices: [{ nodeId: 'chosen', name: '代理人', isMultiple: false }],
          formFields: [{ name: 'days', title: '天数', type: 'number', options: [] }],
        }}
        preview={preview}
        missing={NONE_MISSING}
        chosen={chosen}
        onChoose={(nodeId, people) => setChosen({ ...chosen, [nodeId]: people })}
        onRefresh={preview.refresh}
      />
    </>
  );
}

function start(first: unknown) {
  const fake = portalWith(planTexts, TEXTS);
  fake.answer(PREVIEW, first);
  renderScreen(Preview, fake, '/flow?flowcode=leave');
  return fake;
}
const change = () => fireEvent.click(screen.getByRole('button', { name: '改天数' }));

test('an application that the platform refuses keeps the last steps, with the reason above them', async () => {
  const fake = start(answer([step]));
  const list = await screen.findByRole('list', { name: '审批流程' });
  fake.answer(PREVIEW, refusal('flow.dates_reversed'));
  change();
  expect(await screen.findByRole('alert')).toHaveTextContent('结束日期不能早于开始日期。');
  expect(list).toHaveTextContent('经理审批');
  expect(list).toHaveClass('outdated');
  expect(screen.queryByText('数据加载失败')).toBeNull();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  fake.answer(PREVIEW, answer([{ ...step, name: '总监审批' }]));
  change();
  await waitFor(() => expect(list).toHaveTextContent('总监审批'));
  expect(list).not.toHaveClass('outdated');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('steps of parallel branches say that they are asked at the same time', async () => {
  const nodes = readNodes([
    {
      ...{ id: 'both', type: 'parallel', name: '' },
      branches: ['a', 'b'].map((id) => ({ id: `branch ${id}`, name: '', nodes: [{ id, type: 'approval', name: id }] })),
    },
  ]);
  const fake = portalWith(planTexts);
  fake.answer(PREVIEW, answer([step, { ...step, nodeid: 'b', name: '财务评估' }]));
  renderScreen(() => <Preview nodes={nodes} />, fake, '/flow?flowcode=newstore');
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('与财务评估同时进行');
  expect(second).toHaveTextContent('与经理审批同时进行');
});

test('a refusal about a field names it as the form does', async () => {
  start(refusal('flow.field_invalid', { field: 'days' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('天数的内容不正确');
});

test('nothing is said about the steps while they are unknown, and nobody is asked only where the platform says so', async () => {
  const fake = start(refusal('flow.dates_reversed'));
  await screen.findByRole('alert');
  expect(screen.queryByText(NOBODY)).toBeNull();
  fake.answer(PREVIEW, new AppError('network', 'offline'));
  change();
  expect(await screen.findByText('数据加载失败')).toBeVisible();
  expect(screen.queryByText(NOBODY)).toBeNull();
  fake.answer(PREVIEW, answer([]));
  change();
  expect(await screen.findByText(NOBODY)).toBeVisible();
  fake.answer(PREVIEW, refusal('flow.dates_reversed'));
  change();
  await screen.findByRole('alert');
  expect(screen.queryByText(NOBODY)).toBeNull();
});

test.each([
  ['no list', answer('x')],
  ['null', null],
  ['a text', 'x'],
])('an answer whose path is %s is a failure, and not an application without steps', async (_case, wrong) => {
  start(wrong);
  expect(await screen.findByText('数据加载失败')).toBeVisible();
  expect(screen.queryByText(NOBODY)).toBeNull();
  // The choice of approvers does not depend on the plan.
  expect(screen.getByRole('group', { name: '请选择审批人' })).toBeVisible();
});
