import { soakReport } from './soakReport';

const machine = { date: '2026-01-05', node: 'v24', cpu: '2 × x', load: 0.1 };
const samples = [
  { cycles: 0, heapBytes: 1e6, nodes: 900, listeners: 400 },
  { cycles: 50, heapBytes: 2e6, nodes: 950, listeners: 400 },
];

describe('the report of a soak run', () => {
  it('says per kind what a cycle leaves behind, and what is too much', () => {
    const report = soakReport({ machine, kinds: [{ kind: 'dialog', samples }] });
    expect(report).toContain('| dialog | 50 | heap bytes | 20000.00 | 20000 | met |');
    expect(report).toContain('| dialog | 50 | DOM nodes | 1.00 | 0.5 | **missed** |');
    expect(report).toContain('| dialog | 50 | 2000000 | 950 | 400 |');
    expect(report).not.toContain('tab switch');
  });

  it('holds median and p95 of a tab switch to the budget', () => {
    const report = soakReport({ machine, kinds: [], switchTimes: [30, 40, 120] });
    expect(report).toContain('| median | 40 | 100 | met | 3 |');
    expect(report).toContain('| p95 | 120 | 100 | **missed** | 3 |');
    expect(report).not.toContain('left behind');
  });
});
