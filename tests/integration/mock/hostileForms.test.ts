import fc from 'fast-check';
import { ApiError } from '../../../mock/domain/apiError';
import { parseDay } from '../../../mock/domain/calendar';
import { POSITION_IDS } from '../../../mock/domain/fixtures';
import { withComputed } from '../../../mock/domain/flows/computedValues';
import { planPath } from '../../../mock/domain/flows/definition/planPath';
import { saveDraft, submitProcess } from '../../../mock/domain/flows/drafts';
import { handleProcess, plainRequest } from '../../../mock/domain/flows/handleProcess';
import type { FormValues, Process } from '../../../mock/domain/flows/process';
import { versionOf } from '../../../mock/domain/flows/run/run';
import { platform, resetPlatform } from '../../../mock/domain/platform';
import { EXPENSE, LEAVE, STORE, usernameOf } from './support/flows';
import { callerIn } from './support/reportCaller';

const RUNS = 150;
const FORMS: Readonly<Record<string, FormValues>> = { expense: EXPENSE, leave: LEAVE, newstore: STORE };

/** Values that break what reads them carelessly. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, undefined, '', '   ', 0, -1, -0, 1e308, -5e5, Infinity, NaN, 0.001, 3_000, '3000', true],
    ...['2026-02-30', '2026-12-01', '2026-11-01', 'garbage', '{{title}}', '长'.repeat(3_000), '__proto__'],
    ...[[], [[]], [null], {}, { toString: 1, valueOf: 1 }, { length: 1e9 }, { toJSON: 1 }, [{ amount: -1 }]],
    JSON.parse('{"__proto__":{"amount":1}}') as unknown,
  ),
  fc.jsonValue({ maxDepth: 3 }),
);
const line = fc.record(
  { date: hostile, item: hostile, amount: hostile, remark: hostile },
  { requiredKeys: [], noNullPrototype: true },
);
/** Lines that are right but for some of their cells. */
const lines = fc.array(
  line.map((cells) => ({ ...EXPENSE.lines[0], ...cells })),
  { maxLength: 4 },
);
const change = fc.oneof(
  fc.tuple(
    fc.constantFrom('type', 'reason', 'from', 'to', 'days', 'amount', 'lines', 'attachments', 'name', 'rent'),
    hostile,
  ),
  fc.tuple(fc.constant('lines'), lines),
  fc.tuple(fc.string(), hostile),
);
/** A form in which up to three fields were tampered with. */
const tampered = fc
  .tuple(fc.constantFrom('expense', 'leave', 'newstore'), fc.array(change, { maxLength: 3 }))
  .map(([flowCode, changes]) => ({
    flowCode,
    values: { ...FORMS[flowCode], ...Object.fromEntries(changes) } as FormValues,
  }));

/** The outcome of a call; undefined where it was refused for a reason that has a code. */
function outcome<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof ApiError && error.code !== '') return undefined;
    throw error;
  }
}

/** What a process that has started says of itself and cannot be true. */
function wrongIn({ flowCode, values }: Process): string[] {
  if (flowCode === 'leave') {
    const [from, to] = [parseDay(values.from as string), parseDay(values.to as string)];
    return from !== undefined && to !== undefined && values.days === to - from + 1 ? [] : ['days'];
  }
  if (flowCode !== 'expense') return [];
  const amounts = (values.lines as { amount: number }[]).map(({ amount }) => amount);
  const cents = amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  return cents === Math.round((values.amount as number) * 100) && amounts.every((amount) => amount > 0)
    ? []
    : ['amount'];
}

beforeAll(() => resetPlatform());

const input = ({ flowCode, values }: { flowCode: string; values: FormValues }) => ({
  ...{ flowCode, values, processId: '', version: undefined, chosen: new Map<string, readonly string[]>() },
});

it('whatever is submitted is refused with a code, or starts a process whose figures follow from its form', () => {
  const seller = callerIn(POSITION_IDS.zhengHao);
  let started = 0;
  fc.assert(
    fc.property(tampered, (form) => {
      outcome(() => saveDraft(seller, input(form)));
      const process = outcome(() => submitProcess(seller, input(form)));
      if (process) started += 1;
      expect(process ? wrongIn(process) : []).toEqual([]);
    }),
    { numRuns: RUNS },
  );
  expect(started).toBeGreaterThan(RUNS / 20);
});

it('whatever is submitted again or filled in by an approver is refused with a code, or is as right', () => {
  const seller = callerIn(POSITION_IDS.zhengHao);
  const manager = callerIn('hd-liu-yang-manager');
  const marketing = callerIn(POSITION_IDS.liNaManager);
  expect(usernameOf('hd-liu-yang-manager')).not.toBe('');
  const returned = Object.fromEntries(
    ['expense', 'leave'].map((flowCode) => {
      const { id } = submitProcess(seller, input({ flowCode, values: FORMS[flowCode] ?? {} }));
      handleProcess(manager, id, 'return', { ...plainRequest('退'), returnTo: 'start' });
      return [flowCode, id];
    }),
  );
  const store = submitProcess(seller, input({ flowCode: 'newstore', values: STORE }));
  const { processes } = platform().company('hd');
  fc.assert(
    fc.property(tampered, hostile, ({ flowCode, values }, market) => {
      const id = returned[flowCode];
      const before = id === undefined ? undefined : processes.find(id);
      if (id !== undefined && before) {
        const again = outcome(() => handleProcess(seller, id, 'resubmit', { ...plainRequest(), values }));
        expect(again ? wrongIn(again) : []).toEqual([]);
        processes.put(before);
      }
      outcome(() =>
        handleProcess(marketing, store.id, 'approve', { ...plainRequest(), values: { ...values, market } }),
      );
      processes.put(store);
    }),
    { numRuns: RUNS },
  );
});

it('whatever is typed can be previewed', () => {
  const { company, position: applicant } = callerIn(POSITION_IDS.zhengHao);
  fc.assert(
    fc.property(tampered, ({ flowCode, values }) => {
      const flow = company.flows.get(flowCode);
      if (!flow) throw new Error(`There is no flow ${flowCode}`);
      const { nodes, pageCode } = versionOf(flow, 0);
      outcome(() =>
        planPath(
          { nodes, adminPositionIds: [] },
          {
            ...{ company, applicant, values: withComputed(pageCode, values), chosen: new Map() },
          },
        ),
      );
    }),
    { numRuns: RUNS },
  );
});
