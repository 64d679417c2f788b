import { faultsReport, areMeasured } from './faultsReport';
import type { MeasuredRow } from './faultsReport';

const machine = { date: '2026-01-05', node: 'v24', cpu: '2 × x', load: 0.1 };
const measured = (more: Partial<MeasuredRow>): MeasuredRow => ({
  row: { name: 'a', fault: 'a fault', mustHappen: 'nothing', demanded: '0 lost', capMinutes: 2 },
  rounds: 10,
  seconds: 61.4,
  outcome: { done: 10, figures: [{ what: 'lost', measured: 0, limit: 0 }] },
  ...more,
});
const lineOf = (more: Partial<MeasuredRow>) =>
  faultsReport(machine, [measured(more)])
    .split('\n')
    .at(-1);

describe('the report of the fault table', () => {
  it('says of each row what is demanded and measured, of how many rounds, in what time', () => {
    expect(lineOf({})).toBe('| a fault | nothing | 0 lost | lost: 0 | met | 10 of 10 | 61 s of 120 |');
  });

  it('is missed when one figure is, also one that must not be smaller', () => {
    const figures = [
      { what: 'lost', measured: 0, limit: 0 },
      { what: 'replayed', measured: 119, limit: 120, isAtLeast: true as const },
    ];
    expect(lineOf({ outcome: { done: 10, figures } })).toContain('lost: 0; replayed: 119 | **missed** |');
  });

  it('says when a row was cut short or could not be measured', () => {
    const figures = [{ what: 'lost', measured: 0, limit: 0 }];
    expect(lineOf({ isCut: true, outcome: { done: 4, figures } })).toContain('| met, cut short | 4 of 10 |');
    // Such a row has more rounds than are demanded, and had not come to its end.
    const missed = [{ what: 'endpoints', measured: 3, limit: 5, isAtLeast: true as const }];
    expect(lineOf({ isCut: true, outcome: { done: 12, figures: missed } })).toContain(
      '| **missed**, cut short | 12 of 10 |',
    );
    const { outcome: _, ...without } = measured({ failure: 'no browser\nat a' });
    expect(faultsReport(machine, [without])).toContain('| **not measured**: no browser | 0 of 10 |');
  });

  it('is not measured when no round was run, whatever its figures are', () => {
    const figures = [{ what: 'lost', measured: 0, limit: 0 }];
    expect(lineOf({ outcome: { done: 0, figures } })).toContain('| **not measured** | 0 of 10 |');
  });

  it('is measured to the end only without a row that could not be measured', () => {
    const figures = [{ what: 'lost', measured: 1, limit: 0 }];
    expect(areMeasured([measured({}), measured({ outcome: { done: 4, figures: [] } })])).toBe(false);
    expect(areMeasured([measured({}), measured({ outcome: { done: 4, figures } })])).toBe(true);
    expect(areMeasured([measured({}), measured({ outcome: undefined, failure: 'no browser' })])).toBe(false);
    expect(areMeasured([measured({}), measured({})])).toBe(true);
  });
});
