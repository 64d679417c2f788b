import { createFakePortal } from '../../../../src/portal/contract/fakePortal';
import { flowTexts } from '../locales/flow';
import { cardStatus, offPathIds } from './cardStatus';
import { flowParts, partId } from './flowParts';
import type { DiagramKind, NodeState, NodeStatus } from './nodeState';
import { approval, block, branch, copy, end, start } from './testFlows';

const { i18n } = createFakePortal().portal;
i18n.addTexts(flowTexts);

const NODES = [
  start,
  block('condition', 'c', branch('large', [approval('d')], 'a > 1'), branch('small', [approval('m')])),
  block('parallel', 'p', branch('x', [approval('x1')]), branch('y', [approval('y1')])),
  block('condition', 'later', branch('far', [approval('f')], 'a > 2'), branch('near')),
  copy('k'),
  end,
];
const person: NodeState['handlers'] = [{ name: '张伟', status: 'waiting', time: '' }];

function words(kind: DiagramKind, statuses: Record<string, NodeStatus>, asked: readonly string[] = []) {
  const states = new Map(
    Object.entries(statuses).map(([id, status]): [string, NodeState] => [
      id,
      { status, handlers: asked.includes(id) ? person : [] },
    ]),
  );
  const parts = flowParts(NODES);
  const off = offPathIds(parts, states);
  return Object.fromEntries(
    parts.map((part) => {
      const id = partId(part);
      const status = cardStatus(part, { kind, states, isOffPath: off.has(id), t: i18n.t });
      return [id, status && `${status.key} ${status.word}`];
    }),
  );
}

const RUN: Record<string, NodeStatus> = {
  start: 'done',
  c: 'current',
  large: 'done',
  d: 'done',
  small: 'skipped',
  m: 'pending',
  p: 'current',
  x: 'done',
  x1: 'done',
  y: 'current',
  y1: 'current',
  later: 'pending',
  far: 'skipped',
  f: 'skipped',
  near: 'pending',
  k: 'pending',
  end: 'pending',
};

test('in a process only the step that people hold is current, and what is around it is passed or open', () => {
  const said = words('run', RUN);
  expect(Object.values(said).filter((word) => word?.startsWith('current'))).toEqual(['current 处理中']);
  expect(said).toMatchObject({
    c: 'done 已判断',
    p: 'open 各分支进行中',
    x: 'done 已进入',
    y: 'open 进行中',
    y1: 'current 处理中',
  });
});

test('what will not be taken is said to be off the way, with all that is in it', () => {
  expect(words('run', RUN)).toMatchObject({
    small: 'skipped 未进入',
    m: 'skipped 不经过',
    later: 'pending 未开始',
    far: 'skipped 不经过',
    f: 'skipped 不经过',
    near: 'pending 未开始',
  });
});

test('a step that passed by itself is no step off the way', () => {
  expect(words('run', { ...RUN, x1: 'skipped' })).toMatchObject({ x1: 'skipped 已跳过' });
});

test('a plan says what would happen, whatever the states say', () => {
  const said = words('plan', { ...RUN, end: 'done', k: 'current', x1: 'skipped', f: 'done' }, ['d', 'k']);
  expect(said).toEqual({
    start: undefined,
    c: undefined,
    large: 'taken 将进入',
    d: undefined,
    small: 'skipped 不经过',
    m: 'skipped 不经过',
    p: undefined,
    x: 'taken 将进入',
    x1: 'skipped 将自动通过',
    y: 'taken 将进入',
    y1: 'unknown 待定',
    later: undefined,
    far: 'skipped 不经过',
    f: 'skipped 不经过',
    near: 'unknown 待定',
    k: undefined,
    end: undefined,
  });
});

test('a definition has no states', () => {
  expect(Object.values(words('definition', RUN)).every((word) => word === undefined)).toBe(true);
});
