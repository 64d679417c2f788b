import fc from 'fast-check';
import { maskMessage } from './maskMessage';
import { createPlaceholders } from './placeholders';
import type { Maskable } from './placeholders';
import { call, NOTHING, page, written } from './testCapsule';
import { writeCapsule } from './writeCapsule';

const protocol = {
  controls: [
    { type: 'select', name: 'level', options: [{ key: 'vip1', text: '贵宾' }] },
    ...['id', 'name', 'phone', 'born', 'qty', 'amount', 'ok'].map((name) => ({ type: 'text', name })),
  ],
};
const row = {
  id: 'A-1001',
  name: '张伟',
  phone: '13800000001',
  born: '1990-04-05',
  level: 'vip1',
  qty: 3,
  amount: 1234.5,
  ok: true,
};

describe('with placeholders', () => {
  const masked = written(
    {
      page: page({ protocol, values: row, linkParam: { name: '{"name":"张伟","phone":"13800000001"}' } }),
      calls: [
        {
          api: 'early',
          input: {},
          at: 1,
          tookMs: 1,
          error: { kind: 'service', message: '客户 李娜 已停用', code: 'customer.stopped' },
        },
        call({ id: 'A-1001', pageindex: 20 }, { items: [row, { ...row, id: 'A-1002', name: '李娜' }], total: 5321 }),
      ],
      trace: [
        { kind: 'edit', id: 1, at: 1, control: 'name', before: '', after: '"张伟"' },
        { kind: 'step', id: 2, at: 2, action: 'call', params: '{"id":"A-1001","name":"张' },
      ],
      errors: [{ at: 1, source: 'app', message: '客户 张伟 没有电话 13800000001，请联系李四光' }],
    },
    true,
  );
  const values = masked.page?.values ?? {};

  it('personal data is gone everywhere, also where it was named before it was read, or in a message alone', () => {
    expect(JSON.stringify(masked)).not.toMatch(/张|李娜|李四光|13800000001|1990-04-05|1234\.5|A-100[12]/);
  });

  it('values keep their type and shape; choices, small numbers and flags stay', () => {
    expect(values).toMatchObject({ level: 'vip1', qty: 3, ok: true });
    expect(values.phone).toMatch(/^\d{11}$/);
    expect(values.born).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(values.id).toMatch(/^[A-Z]-\d{4}$/);
    expect(values.name).toHaveLength(2);
    expect(values.amount).toEqual(expect.any(Number));
  });

  it('the same value has the same placeholder, another value another one', () => {
    const [, recorded] = masked.calls;
    const { items, total } = recorded?.answer as { items: Record<string, unknown>[]; total: number };
    expect(recorded?.input).toEqual({ id: values.id, pageindex: 20 });
    expect(items[0]).toEqual(values);
    expect(items[1]?.id).not.toBe(values.id);
    expect(items[1]?.name).not.toBe(values.name);
    expect(total).toBe(5321);
    expect(masked.trace[0]).toMatchObject({ after: JSON.stringify(values.name) });
    expect(masked.page?.linkParam).toEqual({ name: JSON.stringify({ name: values.name, phone: values.phone }) });
    expect(masked.errors[0]?.message).toContain(` ${String(values.name)} `);
    expect(masked.errors[0]?.message).toContain(` ${String(values.phone)}`);
    expect(masked.calls[0]?.error).toMatchObject({ kind: 'service', code: 'customer.stopped' });
  });
});

it('fields named total, type and count are values like any other; only those of an answer with rows stay', () => {
  const order = { total: 3234.02, type: '张三丰', count: 98765, items: [1] };
  const capsule = written({ page: page({ values: order }), calls: [call({}, { order, total: 20 })] }, true);
  expect(JSON.stringify(capsule)).not.toMatch(/3234\.02|张三丰|98765/);
  expect(written({ calls: [call({}, { items: [], total: 98765 })] }, true).calls[0]?.answer).toMatchObject({
    total: 98765,
  });
});

it('names of fields that the page does not know are replaced like the same values', () => {
  const values = { name: '张三丰', byPerson: { 张三丰: 1, 13800000001: 2, phone: 3 } };
  const capsule = written({ page: page({ protocol, values }) }, true);
  expect(JSON.stringify(capsule)).not.toMatch(/张三丰|13800000001/);
  const masked = capsule.page?.values ?? {};
  const [people = {}] = Object.values(masked).filter((value) => typeof value === 'object');
  expect(people).toMatchObject({ phone: 3, [String(masked.name)]: 1 });
});

it('where arrays were cut, their place names nobody', () => {
  const values = { 张三丰的订单: Array.from({ length: 9_000 }, () => ({ text: 'x'.repeat(300) })) };
  const { cuts } = written({ page: page({ values }) }, true);
  expect(cuts).toMatchObject([{ path: expect.stringMatching(/^page\.values\.[^张]{6}$/) as unknown, from: 9_000 }]);
});

it('a message keeps the words of programs and of the page, and the places in a stack', () => {
  const mask = (text: string) =>
    maskMessage(
      text,
      (line, rest) => rest(line),
      (word) => word === 'qty',
    );
  expect(mask("TypeError: Cannot read properties of undefined (reading 'qty')")).toBe(
    "TypeError: Cannot read properties of undefined (reading 'qty')",
  );
  expect(mask('Unexpected token \'张\', "张三丰" is not valid JSON')).toBe(
    'Unexpected token \'某\', "某某某" is not valid JSON',
  );
  expect(mask('Zhang Wei 1380\n    at save (https://a.example/x.js:1:22)\n    at Zhang Wei')).toBe(
    'Xxxxx Xxx 0000\n    at save (https://a.example/x.js:1:22)\n    at Xxxxx Xxx',
  );
});

it('each value costs a few attempts, however many have its shape', () => {
  const values = new Set<Maskable>(
    Array.from({ length: 5_000 }, (_, index) => [
      String(3_101_000_000_000_000_000n + BigInt(index)),
      String(13_800_000_000 + index * 7),
      1_000 + index,
    ]).flat(),
  );
  let attempts = 0;
  const placeholders = createPlaceholders(values, new Set(), (value, count) => {
    attempts += 1;
    return typeof value === 'number' ? 1_000 + count : String(count).padStart(value.length, '0');
  });
  expect(new Set(placeholders.values()).size).toBe(15_000);
  // Two for each value, and once past the 5,000 numbers that are values themselves.
  expect(attempts).toBeLessThanOrEqual(2 * 15_000 + 5_000);
});

it('no placeholder is used twice, is a value, or is taken, however few signs a shape has', () => {
  const texts = fc.oneof(
    fc.stringMatching(/^[a-z]{2}$/),
    fc.stringMatching(/^[x某]{2}\d?$/),
    fc.integer(),
    fc.double(),
  );
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 300 }), fc.array(texts, { maxLength: 20 }), (values, taken) => {
      const given = new Set<Maskable>(values.filter((value) => typeof value === 'string' || Number.isFinite(value)));
      const placeholders = createPlaceholders(given, new Set(taken));
      expect(new Set(placeholders.values()).size).toBe(given.size);
      [...placeholders].forEach(([value, next]) => {
        expect(typeof next).toBe(typeof value);
        expect(given.has(next) || taken.includes(next)).toBe(false);
      });
    }),
  );
});

it('nothing that a person has entered is in a masked file, whatever its structure', () => {
  const personal = fc.stringMatching(/^[A-Z][a-z]{5,9}\d{3}$/);
  fc.assert(
    fc.property(
      fc.uniqueArray(personal, { minLength: 3, maxLength: 8 }),
      fc.object({ maxDepth: 3, key: personal, values: [personal, fc.integer({ min: 100_000 })] }),
      (people, answer) => {
        const [first = '', second = '', ...others] = people;
        const json = JSON.stringify({ [first]: others, second });
        const source = {
          ...NOTHING,
          page: page({ values: { answer, text: json, long: `von ${first}, ${second}` } }),
          calls: [call({ [second]: answer }, { items: [answer], [first]: 1 })],
          trace: [
            {
              kind: 'step',
              id: 1,
              at: 1,
              action: 'call',
              params: `${json.slice(0, -9)}…`,
              ending: { tookMs: 1, error: json },
            },
          ] as const,
          errors: [{ at: 1, source: 'x', message: `no ${people.join(' or ')}`, details: json }],
        };
        const { text } = writeCapsule({ ...source, trace: [...source.trace] }, true);
        const words = (json: string) => json.match(/[A-Z][a-z]{5,9}\d{3}|\d{6,}/g) ?? [];
        const left = new Set(words(text));
        expect(words(JSON.stringify([people, answer])).filter((each) => left.has(each))).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});
