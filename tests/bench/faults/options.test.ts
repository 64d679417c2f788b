import { readOptions } from './options';
import { ROWS } from './rows';

describe('the options of a run of the fault table', () => {
  it('are all rows with their caps, or some rows with other rounds, another seed and no cap', () => {
    expect(readOptions([])).toEqual({ rows: ROWS, rounds: undefined, isCapped: true, seed: 20_261_120 });
    const some = readOptions(['--only', 'offline,soak', '--rounds', '3', '--seed', '7', '--uncapped']);
    expect(some.rows.map(({ name }) => name)).toEqual(['offline', 'soak']);
    expect(some).toMatchObject({ rounds: 3, isCapped: false, seed: 7 });
  });

  it('are refused when they cannot be meant', () => {
    expect(() => readOptions(['--rounds', '0'])).toThrow('not a positive whole number');
    expect(() => readOptions(['--only', 'earthquake'])).toThrow('none of save-faults');
  });
});
