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

const OTHERS = Array.from({ length: 6 }, (_, index) => flow(`${index}`, '其他组'));

test('of many flows the recently started ones come first, the latest in front; those without a group come last', () => {
  expect(shape(flowSections([...FLOWS, ...OTHERS], false))).toEqual([
    ['recent', 'cb'],
    ['group:财务', 'bd'],
    ['group:人事', 'c'],
    ['group:其他组', '012345'],
    ['group:', 'a'],
  ]);
});

test('few flows are seen at one glance: none of them is shown twice', () => {
  expect(shape(flowSections(FLOWS, false))).toEqual([
    ['group:财务', 'bd'],
    ['group:人事', 'c'],
    ['group:', 'a'],
  ]);
});

test('a search finds each flow once, by all its words', () => {
  const found = matchingFlows([...FLOWS, ...OTHERS], '财务 b');
  expect(shape(flowSections(found, true))).toEqual([['group:财务', 'b']]);
  expect(flowSections([...FLOWS, ...OTHERS], true)[0]?.kind).toBe('group');
  expect(matchingFlows(FLOWS, '')).toHaveLength(4);
  expect(matchingFlows(FLOWS, '没有')).toEqual([]);
});

test('at most four flows are recent', () => {
  const many = Array.from({ length: 9 }, (_, index) => flow(`f${index}`, '组', `2026-11-1${index} 08:00`));
  expect(flowSections(many, false)[0]?.flows).toHaveLength(4);
});
