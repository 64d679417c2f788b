import fc from 'fast-check';
import { seededRandom } from '../../../../tests/support/seededRandom';
import type { FlowNode } from './flowNodes';
import { flowParts, isBranching, partId } from './flowParts';
import { layoutFlow } from './layoutFlow';
import type { FlowLayout, PlacedPart } from './layoutFlow';
import { approval, block, branch, end, randomFlow, start } from './testFlows';

const OPTIONS = {
  cardWidthPx: 200,
  gapPx: 40,
  columnGapPx: 20,
  marginPx: 10,
  measure: (part: Parameters<typeof partId>[0]) => 40 + (partId(part).length % 3) * 10,
};
const layoutOf = (nodes: readonly FlowNode[]) => layoutFlow(nodes, OPTIONS);
const place = ({ parts }: FlowLayout, id: string): PlacedPart => {
  const found = parts.get(id);
  if (!found) throw new Error(`${id} has no place`);
  return found;
};
const axis = (part: PlacedPart) => part.x + part.width / 2;
const bottom = (part: PlacedPart) => part.y + part.height;

const overlap = (a: PlacedPart, b: PlacedPart) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < bottom(b) && b.y < bottom(a);

/** The first and the last point of a path, which has absolute commands only. */
function endsOf(path: string): { from: [number, number]; to: [number, number] } {
  const [fromX = 0, fromY = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  let [x, y] = [fromX, fromY];
  for (const [, command, rest = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = rest.trim().split(/\s+/).map(Number);
    if (command === 'H') x = numbers[0] ?? x;
    else if (command === 'V') y = numbers[0] ?? y;
    else [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
  }
  return { from: [fromX, fromY], to: [x, y] };
}

const seeds = fc.integer({ min: 1, max: 1_000_000 }).map((seed) => randomFlow(seededRandom(seed)));

describe('in random flows', () => {
  it('every node and branch has a card within the diagram, and no two cards overlap', () => {
    fc.assert(
      fc.property(seeds, (nodes) => {
        const layout = layoutOf(nodes);
        const cards = [...layout.parts.values()];
        expect([...layout.parts.keys()]).toEqual(flowParts(nodes).map(partId));
        for (const [index, card] of cards.entries()) {
          expect(card.x >= 0 && card.x + card.width <= layout.width && bottom(card) <= layout.height).toBe(true);
          expect(cards.slice(index + 1).filter((other) => overlap(card, other))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the cards of a list stand on one axis below each other, with one slot between neighbours', () => {
    const check = (layout: FlowLayout, nodes: readonly FlowNode[]): void => {
      expect(new Set(nodes.map(({ id }) => axis(place(layout, id)))).size).toBeLessThanOrEqual(1);
      nodes.forEach(({ id }, index) => {
        const next = nodes[index + 1];
        if (next) expect(place(layout, next.id).y).toBeGreaterThan(bottom(place(layout, id)));
      });
      nodes.filter(isBranching).forEach(({ branches }) => branches.forEach((each) => check(layout, each.nodes)));
    };
    fc.assert(
      fc.property(seeds, (nodes) => {
        const layout = layoutOf(nodes);
        check(layout, nodes);
        const branches = flowParts(nodes).filter(({ kind }) => kind === 'branch').length;
        expect(layout.slots).toHaveLength(flowParts(nodes).length - 1);
        expect(new Set(layout.slots.map(({ branchId, index }) => `${branchId} ${index}`)).size).toBe(
          layout.slots.length,
        );
        expect(layout.lines).toHaveLength(flowParts(nodes).length - 1 + branches);
      }),
      { numRuns: 60 },
    );
  });

  it('connectors begin at the foot of a card or join and end at the head of their card', () => {
    fc.assert(
      fc.property(seeds, (nodes) => {
        const layout = layoutOf(nodes);
        const joins = layout.lines.filter(({ kind }) => kind === 'out').map(({ path }) => endsOf(path).to);
        const feet = [...[...layout.parts.values()].map((card) => [axis(card), bottom(card)]), ...joins];
        for (const line of layout.lines) {
          const { from, to } = endsOf(line.path);
          expect(feet).toContainEqual(from);
          const target = place(layout, line.targetId);
          if (line.kind === 'into') expect(to).toEqual([axis(target), target.y]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('branches stand side by side in their order, heads in one row, and join on the axis of their block', () => {
  const nodes = [
    start,
    block('condition', 'c', branch('left', [approval('a'), approval('b')]), branch('middle'), branch('right')),
    end,
  ];
  const layout = layoutOf(nodes);
  const heads = ['left', 'middle', 'right'].map((id) => place(layout, id));
  expect(heads.map(({ x }) => x)).toEqual([10, 230, 450]);
  expect(new Set(heads.map(({ y }) => y)).size).toBe(1);
  expect(axis(place(layout, 'c'))).toBe(axis(place(layout, 'middle')));
  const joins = layout.lines.filter(({ kind }) => kind === 'out').map(({ path }) => endsOf(path).to);
  expect(new Set(joins.map(String)).size).toBe(1);
  expect(joins[0]?.[0]).toBe(axis(place(layout, 'end')));
  expect(joins[0]?.[1]).toBeGreaterThan(bottom(place(layout, 'b')));
  expect(joins[0]?.[1]).toBeLessThan(place(layout, 'end').y);
});

test('an empty branch has a place for its first node', () => {
  const layout = layoutOf([start, block('parallel', 'p', branch('full', [approval('a')]), branch('empty')), end]);
  expect(layout.slots.filter(({ branchId }) => branchId === 'empty')).toMatchObject([{ index: 0 }]);
  expect(layout.slots.filter(({ branchId }) => branchId === 'full').map(({ index }) => index)).toEqual([0, 1]);
});

test('a block without branches is a card alone', () => {
  const layout = layoutOf([start, block('condition', 'c'), end]);
  expect(layout.parts.size).toBe(3);
  expect(layout.width).toBe(220);
});

test('blocks in ten levels are centred over what they contain', () => {
  let nodes: FlowNode[] = [approval('deepest')];
  for (let level = 0; level < 10; level += 1)
    nodes = [block('condition', `c${level}`, branch(`l${level}`, nodes), branch(`r${level}`))];
  const layout = layoutOf([start, ...nodes, end]);
  expect(layout.width).toBe(20 + 200 * 11 + 20 * 10);
  expect(axis(place(layout, 'start'))).toBe(layout.width / 2);
  expect(place(layout, 'r9').x).toBeGreaterThan(place(layout, 'r8').x);
});

test.each([100, 300])('a flow of %i steps has all its cards', (count) => {
  const steps = Array.from({ length: count }, (_, index) =>
    index % 10 === 0
      ? block('condition', `c${index}`, branch(`a${index}`, [approval(`x${index}`)]), branch(`b${index}`))
      : approval(`s${index}`),
  );
  const layout = layoutOf([start, ...steps, end]);
  expect(layout.parts.size).toBe(2 + count + (count / 10) * 3);
});
