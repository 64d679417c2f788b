import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../../../tests/support/renderScreen';
import type { FlowDraft } from '../../../api/flowDefinitions';
import type { DesignerProblem } from '../../../designer/designerProps';
import { approval, block, branch, end, start } from '../../../flow/testFlows';
import { designerTexts } from '../../../locales/designer';
import { texts } from '../FlowManager';
import { PATH } from '../testFlows';
import { useFlowCheck } from './useFlowCheck';

const FIELDS = [{ name: 'amount', title: '金额', type: 'money' }];
const STRAY = '表达式中的名称 rate 不存在';

function show(condition: string, problems: readonly object[]) {
  const fake = portalWith(designerTexts, texts);
  fake.expressionProblems.set('rate > 20', STRAY);
  fake.answer(`${PATH}/check`, { problems });
  const draftOf = (written: string) =>
    ({
      pageCode: 'flow-expense',
      nodes: [start, block('condition', 'c', branch('x', [approval('a')], written), branch('e')), end],
    }) as Partial<FlowDraft> as FlowDraft;
  const answers: (number | undefined)[] = [];
  let write = (_condition: string) => undefined as void;
  function Screen() {
    const [draft, setDraft] = useState(() => draftOf(condition));
    write = (next) => setDraft(draftOf(next));
    const check = useFlowCheck(draft, FIELDS);
    const listOf = (label: string, list: readonly DesignerProblem[]) => (
      <ul aria-label={label}>
        {list.map(({ nodeId, text }) => (
          <li key={nodeId + text}>{text}</li>
        ))}
      </ul>
    );
    return (
      <>
        <button type="button" onClick={() => void check.check().then((found) => answers.push(found?.length))}>
          检查
        </button>
        {listOf('平台', check.found)}
        {listOf('全部', check.problems)}
      </>
    );
  }
  renderScreen(Screen, fake);
  return {
    fake,
    answers,
    press: () => fireEvent.click(screen.getByRole('button', { name: '检查' })),
    write: (next: string) => act(() => write(next)),
  };
}
const listed = (label: string) =>
  [...screen.getByRole('list', { name: label }).children].map(({ textContent }) => textContent);

test('the check lists and counts the mistakes of conditions, once', async () => {
  const { answers, press, fake } = show('rate > 20', [
    { nodeid: 'x', code: 'bad_condition', text: '条件有误：没有字段“rate”', severity: 'error' },
  ]);
  press();
  await waitFor(() => expect(listed('全部')).toEqual([STRAY]));
  fake.answer(`${PATH}/check`, { problems: [] });
  press();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(answers.at(-1)).toBe(1);
  expect(fake.shown).toEqual([]);
});

test('what the platform said of a condition is gone once another one is written, and comes back with it', async () => {
  const { press, write } = show('', [
    { nodeid: 'x', code: 'missing_condition', text: '请设置条件', severity: 'error' },
    { nodeid: 'a', code: 'vacant_position', text: '岗位空缺', severity: 'warning' },
  ]);
  press();
  await waitFor(() => expect(listed('全部')).toEqual(['岗位空缺', '请设置条件']));
  write('amount > 3');
  expect(listed('平台')).toEqual(['岗位空缺']);
  expect(listed('全部')).toEqual(['岗位空缺']);
  write('');
  expect(listed('全部')).toEqual(['岗位空缺', '请设置条件']);
});

test('all problems are counted, and the designer marks some of each node', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    nodeid: 'a',
    text: `岗位空缺 ${index}`,
    severity: 'error',
  }));
  const { press, answers } = show('amount > 3', many);
  press();
  await waitFor(() => expect(answers).toEqual([300]));
  expect(listed('全部')).toHaveLength(300);
  expect(listed('平台')).toHaveLength(10);
});
