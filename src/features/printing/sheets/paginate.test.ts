import fc from 'fast-check';
import { paginate } from './paginate';
import type { Block } from './paginate';

const block = (height: number, more: Partial<Block> = {}): Block => ({
  height,
  gap: 0,
  isHead: false,
  cuts: [],
  ...more,
});

/** What stands on each sheet: the blocks, with `+` before a repeated head. */
const shown = (blocks: readonly Block[], sheetHeight: number) =>
  paginate(blocks, sheetHeight).map((plan) =>
    plan.map(({ block: index, isRepeated }) => (isRepeated ? `+${index}` : `${index}`)).join(' '),
  );

describe('sheets', () => {
  it('are filled in order, and a block that does not fit begins the next sheet', () => {
    expect(shown([block(40), block(40), block(40), block(10)], 100)).toEqual(['0 1', '2 3']);
  });

  it('count the room between blocks, but not above the first one', () => {
    expect(shown([block(50, { gap: 30 }), block(50), block(50, { gap: 1 })], 100)).toEqual(['0 1', '2']);
  });

  it('keep a heading with what follows', () => {
    expect(shown([block(60), block(20, { isHead: true }), block(30)], 100)).toEqual(['0', '1 2']);
  });

  it('repeat the head of a table', () => {
    const head = block(20, { isHead: true, table: 1 });
    const rows = Array.from({ length: 5 }, () => block(30, { table: 1 }));
    expect(shown([block(20), head, ...rows, block(10)], 100)).toEqual(['0 1 2 3', '+1 4 5', '+1 6 7']);
  });

  it('do not repeat a head that takes more than half of a sheet', () => {
    const head = block(60, { isHead: true, table: 0 });
    expect(shown([head, block(40, { table: 0 }), block(40, { table: 0 })], 100)).toEqual(['0 1', '2']);
  });

  it('cut a block that is higher than a sheet between its lines', () => {
    const plans = paginate([block(30), block(150, { cuts: [20, 40, 60, 80, 100, 120, 140] })], 100);
    expect(plans.map((plan) => plan.map(({ from, height }) => [from, height]))).toEqual([
      [
        [0, 30],
        [0, 60],
      ],
      [[60, 90]],
    ]);
  });

  it('cut a picture that is higher than a sheet wherever the sheet ends', () => {
    const plans = paginate([block(30), block(250)], 100);
    expect(plans.map((plan) => plan.map(({ from, height }) => [from, height]))).toEqual([
      [[0, 30]],
      [[0, 100]],
      [[100, 100]],
      [[200, 50]],
    ]);
  });

  it('are one without content', () => expect(paginate([], 100)).toEqual([[]]));
});

const SHEET = 200;

/** Pages of headings, tables with their heads, and blocks that may be higher than a sheet. */
const anyBlocks = fc
  .array(
    fc.record({
      kind: fc.constantFrom('plain', 'heading', 'table'),
      heights: fc.array(fc.integer({ min: 1, max: 2.5 * SHEET }), { minLength: 1, maxLength: 8 }),
      head: fc.integer({ min: 1, max: SHEET }),
      gap: fc.integer({ min: 0, max: 40 }),
      line: fc.integer({ min: 5, max: 60 }),
    }),
    { maxLength: 12 },
  )
  .map((groups) => {
    const blocks: Block[] = [];
    for (const { kind, heights, head, gap, line } of groups) {
      const cutsOf = (height: number) =>
        height > SHEET ? Array.from({ length: Math.ceil(height / line) - 1 }, (_, index) => (index + 1) * line) : [];
      const table = kind === 'table' ? blocks.length : undefined;
      if (table !== undefined) blocks.push(block(head, { gap, isHead: true, table }));
      for (const height of heights)
        blocks.push(
          block(height, {
            gap: table === undefined ? gap : 0,
            isHead: kind === 'heading',
            table,
            cuts: cutsOf(height),
          }),
        );
    }
    return blocks;
  });

const forAll = (check: (blocks: readonly Block[]) => void) =>
  fc.assert(fc.property(anyBlocks, check), { numRuns: 200 });

describe('for any page', () => {
  it('every block is shown once, whole and in order', () =>
    forAll((blocks) => {
      const pieces = paginate(blocks, SHEET)
        .flat()
        .filter(({ isRepeated }) => !isRepeated);
      const ends = blocks.map(() => 0);
      let last = 0;
      for (const { block: index, from, height } of pieces) {
        expect(index).toBeGreaterThanOrEqual(last);
        expect(from).toBeCloseTo(ends[index] ?? NaN);
        ends[index] = from + height;
        last = index;
      }
      ends.forEach((end, index) => expect(end).toBeCloseTo(blocks[index]?.height ?? NaN));
    }));

  it('no piece overlaps another or leaves its sheet', () =>
    forAll((blocks) => {
      for (const plan of paginate(blocks, SHEET)) {
        let end = 0;
        for (const { y, height } of plan) {
          expect(y).toBeGreaterThanOrEqual(end - 0.1);
          end = y + height;
        }
        expect(end).toBeLessThanOrEqual(SHEET + 0.1);
      }
    }));

  it('what fits on a sheet is cut only where the head of its table leaves too little room', () =>
    forAll((blocks) => {
      for (const { block: index, height } of paginate(blocks, SHEET).flat()) {
        const { height: whole = 0, table } = blocks[index] ?? {};
        const head = table === undefined || table === index ? 0 : (blocks[table]?.height ?? 0);
        if (whole + head <= SHEET) expect(height).toBeCloseTo(whole);
      }
    }));

  it('a cut of text is between its lines, as long as a line fits on a sheet', () =>
    forAll((blocks) => {
      for (const { block: index, from } of paginate(blocks, SHEET).flat()) {
        const { cuts = [] } = blocks[index] ?? {};
        if (from > 0 && cuts.length > 0) expect(cuts.some((cut) => Math.abs(cut - from) < 0.1)).toBe(true);
      }
    }));

  it('a table goes on below its head', () =>
    forAll((blocks) => {
      for (const [first, second] of paginate(blocks, SHEET)) {
        const { table } = blocks[first?.block ?? -1] ?? {};
        if (!first || table === undefined || first.block === table) continue;
        expect(blocks[table]?.height).toBeGreaterThan(SHEET / 2);
        expect(second?.isRepeated).toBeFalsy();
      }
    }));

  it('no sheet but the first is empty', () =>
    forAll((blocks) => {
      const plans = paginate(blocks, SHEET);
      plans.slice(1).forEach((plan) => expect(plan.some(({ isRepeated }) => !isRepeated)).toBe(true));
    }));
});
