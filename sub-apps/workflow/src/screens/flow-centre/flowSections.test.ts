import type { StartableFlow } from '../../api/startableFlows';
import { flowSections, matchingFlows } from './flowSections';

const flow = (flowCode: string, group: string, lastStarted = ''): StartableFlow => ({
  ...{ flowCode, group, lastStarted, name: `流程 ${flowCode}`, description: `说明 ${flowCode}`, icon: '' },
});
const FLOWS = [
  flow('a', ''),
  flow('b', '财务', '2026-11-01 10:00'),
  flow('c', '人事', '2026-11-19 10:00'),
  flow('d', '财务'),
];
const shape = (sections: ReturnType<typeof flowSections>) =>
  sections.map(({ id, flows }) => [id, flows.map(({ flowCode }) => flowCode).join('')]);

test('recently started flows come first, the latest in front; flows without a group come last', () => {
  expect(shape(flowSections(FLOWS, true))).toEqual([
    ['recent', 'cb'],
    ['group:财务', 'bd'],
    ['group:人事', 'c'],
    ['group:', 'a'],
  ]);
});

test('a search finds each flow once, by all its words', () => {
  expect(shape(flowSections(matchingFlows(FLOWS, '财务 b'), false))).toEqual([['group:财务', 'b']]);
  expect(matchingFlows(FLOWS, '')).toHaveLength(4);
  expect(matchingFlows(FLOWS, '没有')).toEqual([]);
});

test('at most six flows are recent', () => {
  const many = Array.from({ length: 9 }, (_, index) => flow(`f${index}`, '组', `2026-11-1${index} 08:00`));
  expect(flowSections(many, true)[0]?.flows).toHaveLength(6);
});
