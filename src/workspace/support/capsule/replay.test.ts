import type { CapsuleCall, CapsuleEntry } from './capsule';
import { createAnswers } from './createAnswers';
import { valuesAt } from './valuesAt';

const call = (api: string, input: Record<string, unknown>, answer: unknown): CapsuleCall => ({
  api,
  input,
  answer,
  at: 1,
  tookMs: 1,
});
const answersOf = (calls: readonly CapsuleCall[]) => {
  const missed: string[] = [];
  const answers = createAnswers(calls, {
    unrecorded: (api, hasOther) => `${api} was not recorded${hasOther ? ' with this input' : ''}`,
    onUnrecorded: (api) => missed.push(api),
  });
  return { ...answers, missed };
};

it('the same call gets the recorded answer, in whatever order its fields stand', async () => {
  const { answer, missed } = answersOf([call('get', { a: 1, b: { c: 2, d: [3] } }, { id: 7 })]);
  await expect(answer('get', { b: { d: [3], c: 2 }, a: 1 })).resolves.toEqual({ id: 7 });
  expect(missed).toEqual([]);
});

it('the same call twice gets both answers in turn, then the last one', async () => {
  const { answer } = answersOf([call('get', {}, 1), call('get', {}, 2)]);
  expect([await answer('get', {}), await answer('get', {}), await answer('get', {})]).toEqual([1, 2, 2]);
});

it('a page that changes an answer does not change the recording', async () => {
  const { answer } = answersOf([call('get', {}, { rows: [1] })]);
  ((await answer('get', {})) as { rows: number[] }).rows.push(2);
  await expect(answer('get', {})).resolves.toEqual({ rows: [1] });
});

it('a call that failed fails again in the same way', async () => {
  const failed: CapsuleCall = {
    api: 'save',
    input: {},
    at: 1,
    tookMs: 1,
    error: { kind: 'network', message: 'no answer' },
  };
  await expect(answersOf([failed]).answer('save', {})).rejects.toMatchObject({ kind: 'network', message: 'no answer' });
});

it('a call that was not recorded is refused in clear words, and noted', async () => {
  const { answer, missed } = answersOf([call('get', { id: 1 }, 1)]);
  await expect(answer('get', { id: 2 })).rejects.toMatchObject({
    kind: 'user',
    message: 'get was not recorded with this input',
  });
  await expect(answer('constructor', {})).rejects.toMatchObject({ message: 'constructor was not recorded' });
  expect(missed).toEqual(['get', 'constructor']);
});

describe('the values at a step', () => {
  const lineOf = (id: number, control: string, before: unknown, after: unknown, place?: string) => ({
    id,
    at: id,
    control,
    before: before === undefined ? '' : JSON.stringify(before),
    after: JSON.stringify(after),
    ...(place !== undefined && { place }),
  });
  const edit = (...line: Parameters<typeof lineOf>): CapsuleEntry => ({ kind: 'edit', ...lineOf(...line) });
  const change = (source: string | undefined, ...line: Parameters<typeof lineOf>): CapsuleEntry => ({
    kind: 'change',
    prop: 'value',
    ...(source !== undefined && { source }),
    ...lineOf(...line),
  });
  const page = (values: Record<string, unknown>) => ({
    code: 'p',
    status: 2 as const,
    linkParam: {},
    protocol: {},
    fragments: {},
    values,
    texts: {},
    user: { fields: {}, functions: [], roles: [] },
  });
  const trace = [
    edit(1, 'customer', undefined, 'c1'),
    edit(2, 'lines.qty', 1, 3, '2'),
    change('sum(lines.qty)', 3, 'total', 10, 30),
    change(undefined, 4, 'note', 'a', 'b'),
    { ...change(undefined, 5, 'text', 'x', 'y'), before: '"cut off…' },
  ];
  const values = { customer: 'c1', lines: [{ qty: 9 }, { qty: 3 }], total: 30, note: 'b', text: 'y' };
  const at = (count: number) => valuesAt({ page: page(values), trace }, count);

  it('are those of the end after the last step', () => expect(at(5)).toEqual(values));

  it('take back what was set and entered later; computed ones follow, cut ones stay', () => {
    expect(at(3)).toEqual({ ...values, note: 'a' });
    expect(at(1)).toEqual({ ...values, note: 'a', lines: [{ qty: 9 }, { qty: 1 }] });
    expect(at(0)).toEqual({ ...values, note: 'a', lines: [{ qty: 9 }, { qty: 1 }], customer: null });
  });

  it('stay when a step names rows that are not there', () => {
    const odd = [
      edit(1, 'lines.qty', 1, 2, '77'),
      edit(2, '__proto__.qty', 1, 2, '1'),
      edit(3, 'lines.qty', 1, 2, '1-1'),
    ];
    expect(valuesAt({ page: page(values), trace: odd }, 0)).toEqual(values);
  });

  it('copy each list once, however many of its cells were edited', () => {
    let copies = 0;
    const rows = Array.from({ length: 50 }, () => ({ qty: 9 }));
    const counted = new Proxy(rows, {
      get: (list, key, own) => {
        if (key === 'map' || key === Symbol.iterator) copies += 1;
        return Reflect.get(list, key, own) as unknown;
      },
    });
    const edits = Array.from({ length: 2_000 }, (_, id) => edit(id, 'lines.qty', id, id + 1, String((id % 50) + 1)));
    const { lines } = valuesAt({ page: page({ lines: counted }), trace: edits }, 0);
    expect((lines as { qty: number }[]).map(({ qty }) => qty)).toEqual(rows.map((_row, index) => index));
    expect(copies).toBe(1);
    expect(rows[0]).toEqual({ qty: 9 });
  });
});
