import { KINDS } from './kinds';
import { readOptions } from './options';

describe('the options of a soak run', () => {
  it('are 200 cycles of everything, or fewer of one kind', () => {
    expect(readOptions([])).toEqual({ cycles: 200, kinds: KINDS });
    expect(readOptions(['--cycles', '20', '--only', 'dialog'])).toEqual({ cycles: 20, kinds: ['dialog'] });
  });

  it('are refused when they cannot be meant', () => {
    expect(() => readOptions(['--cycles', 'many'])).toThrow('not a number of cycles');
    expect(() => readOptions(['--cycles', '0'])).toThrow('not a number of cycles');
    expect(() => readOptions(['--only', 'window'])).toThrow('none of protocol-tab');
  });
});
