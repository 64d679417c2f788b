import { isPlain } from './plain';

it('looks once at what stands in many lists, however many of them are asked about', () => {
  let looks = 0;
  const innermost = new Proxy(['@text'], {
    ownKeys(list) {
      looks += 1;
      return Reflect.ownKeys(list);
    },
  });
  const lists: unknown[] = [innermost];
  for (let depth = 0; depth < 500; depth += 1) lists.unshift([lists[0]]);
  expect(lists.map(isPlain)).not.toContain(true);
  expect(looks).toBe(1);
});

it('tells data from what has to be compiled', () => {
  expect([1, 'a', null, ['b'], { a: [1, { b: 'c' }] }].map(isPlain)).toEqual([true, true, true, true, true]);
  expect(['=a', '@a', { from: 'lines' }, { a: [{ b: '=c' }] }].map(isPlain)).toEqual([false, false, false, false]);
});
