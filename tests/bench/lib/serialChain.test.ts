import { serialChain, type TimedRequest } from './serialChain';

const request = (name: string, start: number, end: number): TimedRequest => ({ name, start, end });
const names = (requests: TimedRequest[]) => serialChain(requests).map(({ name }) => name);

describe('serialChain', () => {
  it('is empty without requests', () => {
    expect(serialChain([])).toEqual([]);
  });

  it('counts requests in flight together once', () => {
    expect(names([request('user', 0, 40), request('menu', 1, 45), request('texts', 2, 41)])).toHaveLength(1);
  });

  it('counts every request that begins after an answer', () => {
    expect(names([request('a', 0, 40), request('b', 41, 80), request('c', 82, 120)])).toEqual(['a', 'b', 'c']);
  });

  it('finds the longest run whatever the order in which they are given', () => {
    const requests = [
      request('after', 90, 130),
      request('slow', 0, 200),
      request('second', 45, 85),
      request('first', 0, 40),
    ];
    expect(names(requests)).toEqual(['first', 'second', 'after']);
  });

  it('takes a request that begins in the same tick as the answer as waiting for it', () => {
    expect(names([request('a', 0, 40), request('b', 39.5, 80)])).toEqual(['a', 'b']);
  });
});
