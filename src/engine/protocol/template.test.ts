import { createFakeScope } from '../expressions/fakeScope';
import { compileTemplate } from './template';

const world = { controls: { qty: 2, lines: [{ a: 1 }] } };
const { names, scope } = createFakeScope(world);
const run = (value: unknown) => compileTemplate(value, names).run(scope);

describe('a value in a protocol', () => {
  it.each<[unknown, unknown]>([
    ['plain', 'plain'],
    ['', ''],
    ['=qty + 1', 3],
    ['==qty', '=qty'],
    ['@order.title', '«order.title»'],
    ['@@home', '@home'],
    [0, 0],
    [null, null],
    [
      [1, '=qty', ['@k']],
      [1, 2, ['«k»']],
    ],
    [
      { a: '=qty', b: { c: '==x' }, d: true },
      { a: 2, b: { c: '=x' }, d: true },
    ],
    [{ from: 'lines', scope: 'all' }, [{ a: 1 }]],
    [{ from: 'lines' }, [{ a: 1 }]],
    [{ from: '2026-01-01' }, { from: '2026-01-01' }],
    [
      { from: 'lines', to: 'x' },
      { from: 'lines', to: 'x' },
    ],
  ])('%j answers %j', (value, answer) => {
    expect(run(value)).toEqual(answer);
  });

  it('that has nothing to compute is known to be constant', () => {
    expect(compileTemplate({ a: [1, 'x'] }, names).constant).toEqual({ value: { a: [1, 'x'] } });
    expect(compileTemplate({ a: [1, '=qty'] }, names).constant).toBeUndefined();
    expect(compileTemplate('@order.title', names).constant).toBeUndefined();
  });

  it('that doubles its sign deep inside a record is literal there as well', () => {
    expect(run({ formula: '==SUM(A1)', list: ['@@me'] })).toEqual({ formula: '=SUM(A1)', list: ['@me'] });
  });
});

describe('a list or record in a protocol', () => {
  it('is computed from whatever its parts are computed from', () => {
    const { compiled } = compileTemplate({ a: [1, '=qty + 1'], b: { c: '=count(lines)' } }, names);
    expect([...(compiled?.controls ?? [])]).toEqual(['qty', 'lines']);
    expect(compiled?.isTotal).toBe(true);
    expect(compileTemplate({ a: [1] }, names).compiled).toBeUndefined();
  });

  it('that names the rows of an array is computed from that array', () => {
    expect([...(compileTemplate([{ from: 'lines' }], names).compiled?.reads ?? [])]).toEqual(['lines']);
  });
});
