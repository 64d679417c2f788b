import fc from 'fast-check';
import { compile } from './compile';
import { moreFunctions } from './functions/more';
import { addFunctions } from './functions/table';
import { createFakeScope } from './fakeScope';
import type { FakeWorld } from './fakeScope';
import { MAX_DEPTH, MAX_SOURCE_LENGTH } from './parse';

addFunctions(moreFunctions);

function evaluate(source: string, world: FakeWorld = {}): unknown {
  const { names, scope } = createFakeScope(world);
  return compile(source, names).run(scope);
}

function codeOf(source: string, world: FakeWorld = {}): string | undefined {
  try {
    compile(source, createFakeScope(world).names);
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

const VARIABLES = ['a', 'b', 'c', 'd'] as const;
const primitive = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.double(),
  fc.boolean(),
  fc.string(),
  fc.constantFrom('', '0', '12', ' 7 ', 'true', undefined, 0, -0, 1, NaN),
);
const literal = fc.oneof(
  fc.nat(9999).map(String),
  fc.nat(9999).map((cents) => String(cents / 100)),
  fc.constantFrom('true', 'false', 'null', 'undefined', "''", '"x"', "'it\\'s'", '"line\\nbreak"', '1e3', '.5'),
);
const { expression } = fc.letrec<{ expression: string; flat: string; operand: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    tie('flat'),
    fc.tuple(tie('flat'), tie('expression'), tie('expression')).map(([test, yes, no]) => `${test} ? ${yes} : ${no}`),
    fc.tuple(tie('operand'), tie('operand')).map(([left, right]) => `${left} ?? ${right}`),
  ),
  flat: fc
    .tuple(
      tie('operand'),
      fc.array(
        fc.tuple(
          fc.constantFrom('+', '-', '*', '/', '%', '==', '!=', '===', '!==', '<', '>', '<=', '>=', '&&', '||'),
          tie('operand'),
        ),
        { maxLength: 4 },
      ),
    )
    .map(([first, rest]) => [first, ...rest.flat()].join(' ')),
  operand: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(...VARIABLES),
    literal,
    fc.tuple(fc.constantFrom('!', '- ', '+ '), tie('operand')).map(([operator, operand]) => `${operator}${operand}`),
    tie('expression').map((inner) => `(${inner})`),
  ),
}));

describe('what an expression computes', () => {
  it('is what JavaScript computes, for any operators over numbers, texts, booleans and nothing', () => {
    fc.assert(
      fc.property(expression, fc.tuple(primitive, primitive, primitive, primitive), (source, values) => {
        const controls = Object.fromEntries(VARIABLES.map((name, index) => [name, values[index]]));
        const native = new Function(...VARIABLES, `return (${source});`) as (...args: unknown[]) => unknown;
        return Object.is(evaluate(source, { controls }), native(...values));
      }),
      { numRuns: 30_000 },
    );
  }, 60_000);

  it('reads controls, the row, the page, the user, the event and earlier steps', () => {
    const world = {
      controls: { qty: 2 },
      row: { price: 5 },
      page: { status: 1, linkparam: { id: 'x' } },
      user: { positionid: 'p1' },
      event: { value: 3 },
      steps: { saved: { id: 9 } },
    };
    expect(
      evaluate('[qty, row.price, page.status, page.linkparam.id, user.positionid, event.value, saved.id]', world),
    ).toEqual([2, 5, 1, 'x', 'p1', 3, 9]);
  });

  it('reads the page status by its own name, also where nothing else is known', () => {
    expect(evaluate('__pagestatus == 1', { page: { status: 1 } })).toBe(true);
    expect(evaluate('[__pagestatus, page.status]', { page: { status: 3 } })).toEqual([3, 3]);
  });

  it('reads a missing part of something missing as nothing, instead of failing', () => {
    expect(evaluate('page.linkparam.customer.name', { page: {} })).toBeUndefined();
    expect(evaluate("customer['name'][0].x", { controls: { customer: null } })).toBeUndefined();
  });

  it('knows an answer or a list from nothing', () => {
    const world = { steps: { saved: { id: 1 } }, controls: { tags: { list: [] }, none: undefined } };
    expect(evaluate('saved != undefined', world)).toBe(true);
    expect(evaluate('saved == null', world)).toBe(false);
    expect(evaluate('tags.list == tags.list', world)).toBe(true);
    expect(evaluate('none == null', world)).toBe(true);
  });

  it('never converts an object or a list: in arithmetic they count as nothing', () => {
    const trap = {
      valueOf: () => {
        throw new Error('called');
      },
      toString: () => {
        throw new Error('called');
      },
    };
    expect(evaluate('trap + 1', { controls: { trap } })).toBeNaN();
    expect(evaluate('trap == 1 || trap < 1', { controls: { trap } })).toBe(false);
  });

  it('takes whole columns of an array, and totals over them', () => {
    const controls = { lines: [{ amount: 3 }, { amount: 4 }] };
    expect(evaluate('lines.amount', { controls })).toEqual([3, 4]);
    expect(evaluate('sum(lines.amount) + count(lines.amount)', { controls })).toBe(9);
  });
});

describe('what an expression leaves alone', () => {
  /** A record whose field `boom` counts how often it is read. */
  function counted() {
    const reads = { count: 0 };
    const page = Object.defineProperty({}, 'boom', { enumerable: true, get: () => ++reads.count });
    return { reads, world: { page, controls: { yes: true, no: false, some: 1 } } };
  }

  it.each([
    'no && page.boom',
    'yes || page.boom',
    'some ?? page.boom',
    'yes ? 1 : page.boom',
    'if(yes, 1, page.boom)',
    'if(no, page.boom, 1)',
    'IF(no, page.boom)',
  ])('%s does not evaluate what it does not need', (source) => {
    const { reads, world } = counted();
    evaluate(source, world);
    expect(reads.count).toBe(0);
  });
});

describe('an expression that cannot be compiled', () => {
  it.each([
    ['nothere + 1', 'expression.unknown-root'],
    ['row.price', 'expression.unknown-root'],
    ['event.value', 'expression.unknown-root'],
    ['user', 'expression.unknown-root'],
    ['nofunction(1)', 'expression.unknown-function'],
    ['constructor("x")', 'expression.unknown-function'],
    ['abs()', 'expression.arguments'],
    ['abs(1, 2)', 'expression.arguments'],
    ['', 'expression.syntax'],
    ['1 +', 'expression.syntax'],
    ['1 2', 'expression.syntax'],
    ['a.b(1)', 'expression.syntax'],
    ['(abs)(1)(2)', 'expression.syntax'],
    ['this', 'expression.syntax'],
    ['a = 1', 'expression.syntax'],
    ['~1', 'expression.syntax'],
    ['(1, 2)', 'expression.syntax'],
    ['x => x', 'expression.syntax'],
    ['`text`', 'expression.syntax'],
    ['new Date()', 'expression.syntax'],
  ])('%s is refused as %s', (source, code) => {
    expect(codeOf(source, { controls: { a: { b: 1 } } })).toBe(code);
  });

  it('is refused when it is too long, however harmless', () => {
    expect(codeOf(`'${'x'.repeat(MAX_SOURCE_LENGTH - 2)}'`)).toBeUndefined();
    expect(codeOf(`'${'x'.repeat(MAX_SOURCE_LENGTH - 1)}'`)).toBe('expression.length');
  });

  it.each([
    ['operators', (levels: number) => `1${' + 1'.repeat(levels)}`],
    ['function calls', (levels: number) => `${'abs('.repeat(levels)}1${')'.repeat(levels)}`],
    ['lists', (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`],
    ['conditions', (levels: number) => `${'1 ? 2 : '.repeat(levels)}3`],
    ['negations', (levels: number) => `${'!'.repeat(levels)}1`],
  ])('is refused when its %s nest too deeply', (_what, nest) => {
    expect(codeOf(nest(MAX_DEPTH))).toBeUndefined();
    expect(codeOf(nest(MAX_DEPTH + 1))).toBe('expression.depth');
    expect(codeOf(nest(400))).toBe('expression.depth');
  });

  it('is refused, and does not exhaust the stack, when it is nothing but brackets', () => {
    expect(codeOf('('.repeat(4000))).toBe('expression.syntax');
  });
});

describe('an expression that looks for a way out', () => {
  const keys = [
    'constructor',
    '__proto__',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    'call',
    'apply',
    'bind',
    '__defineGetter__',
    '__lookupGetter__',
    'map',
    'at',
    'length',
    'name',
    '0',
    'x',
  ];
  const root = fc.constantFrom(
    'plain',
    'word',
    'figure',
    'lines',
    'lines.x',
    'row',
    'row.x',
    'page',
    'page.linkparam',
    'user',
    'user.x',
    'event',
    'answer',
    '[]',
    '[1]',
    "''",
    '"x"',
    '1',
    'true',
    'undefined',
    'concat(word)',
    'if(1, plain)',
    'abs',
    'globalThis',
    'window',
    'Function',
    'Object',
    'this',
  );
  const link = fc.oneof(
    fc.constantFrom(...keys).map((key) => `.${key}`),
    fc.constantFrom(...keys).map((key) => `['${key}']`),
    fc.constantFrom(...keys).map((key) => `?.${key}`),
    fc.constantFrom(
      "['con' + 'structor']",
      "[concat('__pro', 'to__')]",
      '[word]',
      '[0]',
      '[-1]',
      "('return 1')",
      '()',
      "('x')('y')",
      '[lines]',
      '[plain]',
    ),
  );
  const chain = fc
    .tuple(
      root,
      fc.array(link, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(
        (inner: string) => inner,
        (inner: string) => `if(1, ${inner})`,
        (inner: string) => `[${inner}]`,
        (inner: string) => `(${inner} || ${inner})`,
        (inner: string) => `contains(${inner}, 1)`,
        (inner: string) => `sum(${inner})`,
        ...[
          'pluck(?, word)',
          "pluck([?], '__proto__')",
          'first(?)',
          'item(?, 1)',
          'list(?, ?)',
          'join(?)',
          'unique(?)',
          'sort(?)',
          'switch(?, ?, ?)',
          'ifempty(?, ?)',
          'user(?)',
          'replace(word, ?, ?)',
          'text(?)',
        ].map((call) => (inner: string) => call.replaceAll('?', () => inner)),
      ),
    )
    .map(([start, links, wrap]) => wrap(start + links.join('')));
  const world: FakeWorld = {
    controls: { plain: { x: { y: 1 } }, word: 'constructor', figure: 4, lines: [{ x: 1 }, { x: 2 }] },
    row: { x: 'a' },
    page: { linkparam: JSON.parse('{"x":1,"__proto__":{"own":1}}') as unknown },
    user: { x: 'u' },
    event: { x: 1 },
    steps: { answer: [{ x: 1 }] },
  };
  const PROTOTYPES: readonly unknown[] = [Object, Function, Array, String, Number, Boolean].map(
    (type) => type.prototype as unknown,
  );

  const isHarmless = (value: unknown): boolean =>
    typeof value !== 'function' && !PROTOTYPES.includes(value) && (!Array.isArray(value) || value.every(isHarmless));

  it('finds none in a hundred thousand chains: no function and no prototype ever comes out', () => {
    const before = Object.getOwnPropertyNames(Object.prototype).sort();
    fc.assert(
      fc.property(chain, (source) => {
        const { names, scope } = createFakeScope(world);
        let run;
        try {
          ({ run } = compile(source, names));
        } catch (error) {
          return (error as { kind?: string }).kind === 'config';
        }
        return isHarmless(run(scope));
      }),
      { numRuns: 100_000 },
    );
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(before);
  }, 60_000);

  it.each([
    'lines.constructor',
    'lines.__proto__',
    'user.constructor',
    'row.constructor',
    'plain.__proto__',
    "''.constructor",
    '[].constructor',
    "lines['__proto__']",
    'word.toString',
  ])('%s is nothing', (source) => {
    expect(evaluate(source, world)).toBeUndefined();
  });
});
