import { retention, type Sample } from './retention';

const after = (cycles: number, heapBytes: number, nodes: number, listeners: number): Sample => ({
  cycles,
  heapBytes,
  nodes,
  listeners,
});

describe('what cycles leave behind', () => {
  it('keeps its budgets when nothing grows', () => {
    const found = retention([after(0, 9e6, 900, 400), after(50, 9.01e6, 912, 400), after(100, 9e6, 900, 400)]);
    expect(found.map(({ quantity, verdict }) => [quantity, verdict])).toEqual([
      ['heap bytes', 'met'],
      ['DOM nodes', 'met'],
      ['event listeners', 'met'],
    ]);
  });

  it('counts what each cycle keeps, and one forgotten listener is not flat', () => {
    const [heap, nodes, listeners] = retention([after(0, 1e6, 900, 400), after(50, 2.25e6, 1_400, 450)]);
    expect(heap).toMatchObject({ perCycle: 25_000, verdict: 'missed' });
    expect(nodes).toMatchObject({ perCycle: 10, verdict: 'missed' });
    expect(listeners).toMatchObject({ perCycle: 1, verdict: 'missed' });
  });

  it('says nothing from a single sample', () => {
    expect(retention([after(0, 1, 1, 1)]).map(({ verdict }) => verdict)).toEqual([
      'not measured',
      'not measured',
      'not measured',
    ]);
  });
});
