import { screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { designerTexts } from '../locales/designer';
import type { DesignerProblem } from './designerProps';
import { ProblemList } from './ProblemList';

test('of thousands of problems the first errors are listed, and how many more there are', () => {
  const problems = Array.from({ length: 10_000 }, (_, index): DesignerProblem => ({
    nodeId: 'manager',
    text: `问题 ${index}`,
    severity: index % 2 === 0 ? 'warning' : 'error',
  }));
  const List = () => <ProblemList problems={problems} nameOf={() => '主管审批'} onGo={() => undefined} />;
  renderScreen(List, portalWith(designerTexts));
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toHaveLength(51);
  expect(items[0]).toBe('错误 主管审批：问题 1');
  expect(items.at(-1)).toBe('还有 9950 个问题');
});
