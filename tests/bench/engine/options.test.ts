import { readOptions } from './options';

describe('readOptions', () => {
  it('measures every page and workload five times by default', () => {
    const { pages, workloads, runs } = readOptions([]);
    expect(pages).toContain('atrium');
    expect(workloads).toContain('W6');
    expect(runs).toBe(5);
  });

  it('runs once when it is to be quick, unless told otherwise', () => {
    expect(readOptions(['--quick']).runs).toBe(1);
    expect(readOptions(['--quick', '--runs', '3']).runs).toBe(3);
  });

  it('refuses a page, a workload or a number of runs that it does not know', () => {
    expect(() => readOptions(['--peers', 'antd-raw,vue'])).toThrow('vue is none of');
    expect(() => readOptions(['--workloads', 'W9'])).toThrow('W9 is none of');
    expect(() => readOptions(['--runs', 'many'])).toThrow('not a number');
  });

  it('keeps an address whole that contains an equals sign', () => {
    expect(readOptions(['--url', 'other=http://localhost/?a=b']).urls).toEqual({ other: 'http://localhost/?a=b' });
  });
});
