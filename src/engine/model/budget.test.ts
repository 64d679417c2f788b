import { slowOperations } from '@/common/money/decimal';
import { addFunctions } from '../expressions/functions/table';
import { moreFunctions } from '../expressions/functions/more';
import { MAX_ENTRIES, MAX_STEPS, MAX_TEXT_CHARACTERS } from '../expressions/budget';
import { addPatterns } from '../loadParts';
import { compilePattern } from '../patterns/compilePattern';
import { createTestPage } from './testPage';
import type { TestPage } from './testPage';

addFunctions(moreFunctions);
addPatterns(compilePattern);

let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** `e0` holds the seed, and each following field computes from the one before. */
function chain(length: number, seed: unknown, next: (before: string) => unknown): TestPage {
  const fields = Array.from({ length }, (_, index) => ({
    type: 'text',
    name: `e${index + 1}`,
    value: next(`e${index}`),
  }));
  return createTestPage([{ type: 'text', name: 'e0', value: seed }, ...fields]);
}

const issuesOf = ({ page }: TestPage) => page.failures.issues.map(({ code, path }) => `${code} ${path}`);
const valuesOf = (test: TestPage) => [...test.page.controls.values()].map((control) => control.value());
const charactersIn = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

describe('texts that grow', () => {
  it.each([
    ['added to themselves', 40, 'ab', (before: string) => `=${before} + ${before}`],
    ['joined with themselves', 40, 'ab', (before: string) => `=concat(${before}, ${before}, ${before})`],
    [
      'whose every letter is replaced by the whole',
      10,
      'aaaa',
      (before: string) => `=replace(${before}, 'a', ${before})`,
    ],
    ['joined from lists', 40, 'ab', (before: string) => `=join(list(${before}, ${before}), ${before})`],
    ['turned to longer capitals', 40, 'ß'.repeat(60_000), (before: string) => `=upper(${before})`],
  ])('stop at the limit of a text when they are %s', (_what, length, seed, next) => {
    const test = chain(length, seed, next);
    const lengths = valuesOf(test).map(charactersIn);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_TEXT_CHARACTERS);
    expect(issuesOf(test)[0]).toMatch(/^expression\.text controls\[\d+\]\.value$/);
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining('test-page › controls['));
  });

  it('may be as long as a person has made them, where an expression makes them no longer', () => {
    const test = chain(1, `${'x'.repeat(MAX_TEXT_CHARACTERS)} end `, (before) => `=trim(${before})`);
    expect(charactersIn(test.value('e1'))).toBe(MAX_TEXT_CHARACTERS + 4);
    expect(issuesOf(test)).toEqual([]);
  });
});

/** Entries of a value as they would be sent, counted as far as wanted. */
function entriesIn(value: unknown, most: number): number {
  let count = 0;
  const waiting = [value];
  while (waiting.length > 0 && count <= most) {
    const part = waiting.pop();
    count += 1;
    if (typeof part === 'object' && part !== null) waiting.push(...Object.values(part));
  }
  return count;
}

describe('lists that grow', () => {
  it.each([
    ['in a list of the language', (before: string) => `=[${before}, ${before}]`],
    ['in a list function', (before: string) => `=list(${before}, ${before}, ${before})`],
    ['in a list of the protocol', (before: string) => [`=${before}`, `=${before}`]],
    ['in a record of the protocol', (before: string) => ({ a: `=${before}`, b: { c: [`=${before}`] } })],
    [
      'behind functions that answer parts of lists',
      (before: string) => `=reverse(list(reverse(list(${before})), unique(list(${before}))))`,
    ],
  ])('stop at the limit of a list when each holds the one before twice: %s', (_what, next) => {
    const test = chain(60, 'x', next);
    valuesOf(test).forEach((value) => expect(entriesIn(value, 2 * MAX_ENTRIES)).toBeLessThanOrEqual(MAX_ENTRIES));
    expect(issuesOf(test)[0]).toMatch(/^expression\.(list|steps) controls\[\d+\]\.value$/);
  });

  it('stop where a long text is taken to its letters', () => {
    const test = createTestPage([
      { type: 'text', name: 'a', value: 'x,'.repeat(MAX_ENTRIES + 1) },
      { type: 'text', name: 'b', value: "=split(a, ',')" },
    ]);
    expect(test.value('b')).toBeUndefined();
    expect(issuesOf(test)).toEqual(['expression.list controls[1].value']);
  });

  it('count what stands in data that is nested deeper than calls may be', () => {
    const deep = Array.from({ length: 200_000 }).reduce<unknown>((inner) => [inner], 'x');
    const test = createTestPage([
      { type: 'text', name: 'a' },
      { type: 'text', name: 'b', value: '=list(a, a, a, a, a, a)' },
    ]);
    test.edit('a', deep);
    expect(test.value('b')).toBeUndefined();
    expect(issuesOf(test)).toEqual(['expression.list controls[1].value']);
  });
});

const lines = (count: number, column: Record<string, unknown>) => ({
  type: 'array',
  name: 'lines',
  title: 'Lines',
  value: Array.from({ length: count }, (_, index) => ({ a: `row ${index} `, n: index })),
  controls: [
    { type: 'text', name: 'a', title: 'A' },
    { type: 'number', name: 'n', title: 'N' },
    { type: 'text', name: 'b', title: 'B', ...column },
  ],
});

describe('work over rows', () => {
  it('ends after the steps of one recalculation, and the page goes on', async () => {
    const test = createTestPage([
      lines(5000, { value: '=first(sort(lines.a))' }),
      { type: 'text', name: 'x', value: 'a' },
      { type: 'text', name: 'y', value: "=x + 'b'" },
    ]);
    expect(test.page.failures.issues.map(({ code, path }) => [code, path])).toEqual([
      ['expression.steps', 'controls[0].controls[2].value'],
    ]);
    expect([...test.page.failures.shown().keys()]).toEqual([]);
    await Promise.resolve();
    expect([...test.page.failures.shown().keys()]).toEqual(['lines']);
    test.edit('x', 'c');
    expect(test.value('y')).toBe('cb');
  }, 60_000);

  it('a share of the total in 1,000 rows stays within them', () => {
    const test = createTestPage([lines(1000, { value: '=row.n / sum(lines.n, 0)' })]);
    expect(issuesOf(test)).toEqual([]);
    expect(test.array('lines').list()[999]?.values.b).toBeCloseTo(999 / 499_500);
  }, 60_000);

  it('begins anew with the next recalculation', async () => {
    const test = createTestPage([
      { type: 'number', name: 'n', value: 0 },
      { type: 'label', name: 'v', title: 'V', value: '=len(list(n))' },
    ]);
    test.page.scope.budget.spend(MAX_STEPS);
    expect(test.value('v')).toBeUndefined();
    await Promise.resolve();
    test.edit('n', 1);
    expect(test.value('v')).toBe(1);
    expect(test.page.failures.size).toBe(0);
  });
});

describe('an expression that failed', () => {
  it('has recovered when it answers again, on every line', async () => {
    const test = createTestPage([{ ...lines(3, { value: '=row.a + row.a' }) }]);
    const array = test.array('lines');
    const [first, second] = array.list();
    if (!first || !second) throw new Error('no rows');
    array.setCell(first, 'a', 'x'.repeat(60_000));
    array.setCell(second, 'a', 'x'.repeat(60_000));
    expect(first.values.b).toBeUndefined();
    expect(issuesOf(test)).toEqual(['expression.text controls[0].controls[2].value']);
    array.setCell(first, 'a', 'short');
    expect(first.values.b).toBe('shortshort');
    expect(test.page.failures.size).toBe(1);
    array.remove([second]);
    expect(test.page.failures.size).toBe(0);
    await Promise.resolve();
    expect(test.page.failures.shown().size).toBe(0);
  });

  it('keeps the page from being submitted without its value, and the page says why', async () => {
    const test = createTestPage([
      { type: 'text', name: 'a', value: 'x'.repeat(60_000) },
      { type: 'text', name: 'b', value: '=a + a' },
      { type: 'button', name: 'go', title: 'Go', onclicked: { steps: [{ do: 'submit', api: 'save' }] } },
    ]);
    test.value('b');
    test.page.events.trigger(test.page.control('go'), 'onclicked');
    await new Promise(process.nextTick);
    expect(test.host.log.calls).toEqual([]);
    expect(test.page.problem()).toContain('engine.issue.expression.text');
  });

  it('in a step of an event ends the event with a configuration error', async () => {
    const test = createTestPage([
      { type: 'text', name: 'a', value: 'x'.repeat(60_000) },
      { type: 'button', name: 'go', title: 'Go', onclicked: { steps: [{ do: 'set', target: 'a', value: '=a + a' }] } },
    ]);
    test.page.events.trigger(test.page.control('go'), 'onclicked');
    await new Promise(process.nextTick);
    expect(test.host.log.errors).toEqual([
      expect.objectContaining({
        kind: 'config',
        message: expect.stringContaining('engine.issue.expression.text') as string,
      }),
    ]);
    expect(charactersIn(test.value('a'))).toBe(60_000);
  });
});

describe('totals over a column whose numbers no difference can follow', () => {
  it('are added up once for all rows that read them', () => {
    const rows = 300;
    const before = slowOperations.count;
    const test = createTestPage([
      {
        type: 'array',
        name: 'lines',
        title: 'Lines',
        value: Array.from({ length: rows }, (_, index) => ({ third: index / 3 })),
        controls: [
          { type: 'number', name: 'third', title: 'T' },
          { type: 'number', name: 'share', title: 'S', value: '=row.third / sum(lines.third)' },
        ],
      },
    ]);
    expect(test.array('lines').list()[rows - 1]?.values.share).toBeCloseTo(2 / rows);
    expect(slowOperations.count - before).toBeLessThan(10 * rows);
  });
});

it('the patterns of all rows share the budget of their page', () => {
  const spend = jest.fn();
  const test = createTestPage([
    {
      type: 'array',
      name: 'lines',
      title: 'Lines',
      value: Array.from({ length: 3 }, () => ({ code: 'ab' })),
      controls: [{ type: 'text', name: 'code', title: 'C', pattern: '[a-z]+' }],
    },
  ]);
  jest.spyOn(test.page.scope.budget, 'spend').mockImplementation(spend);
  expect(test.page.validate()).toBe(true);
  expect(spend).toHaveBeenCalledTimes(3);
});
