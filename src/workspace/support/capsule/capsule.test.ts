import fc from 'fast-check';
import { CAPSULE_LIMITS } from './capsule';
import type { Capsule } from './capsule';
import { readCapsule } from './readCapsule';
import { writeCapsule } from './writeCapsule';
import type { CapsuleSource } from './writeCapsule';

const NOTHING: CapsuleSource = {
  madeAt: '2026-11-20T08:09:10.123Z',
  language: 'zh-CN',
  calls: [],
  trace: [],
  errors: [],
  secrets: [],
};
const page = (more: Partial<NonNullable<CapsuleSource['page']>> = {}): NonNullable<CapsuleSource['page']> => ({
  code: 'order',
  status: 2,
  linkParam: {},
  protocol: { controls: [{ type: 'text', name: 'customer' }] },
  fragments: {},
  values: {},
  texts: {},
  user: { fields: {}, functions: 'all', roles: [] },
  ...more,
});
const call = (input: Record<string, unknown>, answer: unknown, api = 'orderget') => ({
  api,
  input,
  answer,
  at: 1,
  tookMs: 2,
});
function written(source: Partial<CapsuleSource>, isMasked = false): Capsule {
  const result = readCapsule(writeCapsule({ ...NOTHING, ...source }, isMasked).text);
  if ('fault' in result) throw new Error(result.fault);
  return result.capsule;
}

/** A secret of each kind, and where a page may have it. */
const PLANTS: readonly [name: string, plant: (secret: string) => Partial<CapsuleSource>][] = [
  [
    'a password control',
    (s) => ({
      page: page({
        protocol: { controls: [{ type: 'password', name: 'box', value: s }] },
        values: { box: s, note: `见 ${s}` },
      }),
    }),
  ],
  [
    'a column of passwords',
    (s) => ({
      page: page({
        protocol: { controls: [{ type: 'array', name: 'users', controls: [{ type: 'password', name: 'entry' }] }] },
        values: { users: [{ entry: s }] },
      }),
      trace: [{ kind: 'edit', id: 1, at: 1, control: 'users.entry', place: '0', before: '', after: JSON.stringify(s) }],
    }),
  ],
  [
    'a token of the session in an answer',
    (s) => ({ secrets: [s], calls: [call({}, { items: [{ text: `a ${s} b` }] })] }),
  ],
  ['a token as the name of a field', (s) => ({ secrets: [s], calls: [call({}, { [s]: 1 })] })],
  [
    'a token in the name of an interface and in an error',
    (s) => ({
      secrets: [s],
      calls: [{ api: s, input: {}, at: 1, tookMs: 1, error: { kind: 'service', message: `no ${s}` } }],
    }),
  ],
  [
    'fields with telling names, however deep',
    (s) => ({
      page: page({
        linkParam: { accessToken: s, list: [{ 'X-Api-Key': s, 密码: s }] },
        user: { fields: { password_hash: s, Cookie: s }, functions: 'all', roles: [] },
      }),
      calls: [call({ headers: { authorization: s, cookie: [s, { a: s }] } }, { client_secret: { value: s } })],
    }),
  ],
  [
    'headers and pairs in messages',
    (s) => ({
      errors: [
        { at: 1, source: 'http', message: `Authorization: Bearer ${s}`, details: `at x\nCookie: sid=1; auth=${s}` },
        {
          at: 1,
          source: 'http',
          message: `https://h/x?token=${s}&a=1 password="${s}"`,
          details: `{"refreshToken":"${s}"}`,
        },
      ],
    }),
  ],
  [
    'lines of the trace',
    (s) => ({
      trace: [
        { kind: 'step', id: 1, at: 1, action: 'call', params: JSON.stringify({ input: { password: s } }) },
        {
          kind: 'request',
          id: 2,
          at: 2,
          api: 'x',
          input: JSON.stringify({ pwd: s }),
          ending: { tookMs: 1, result: `{"token":"${s}` },
        },
      ],
    }),
  ],
  [
    'what the author wrote into the page',
    (s) => ({
      page: page({
        protocol: {
          controls: [
            {
              type: 'text',
              name: 'k',
              apikey: s,
              onclicked: { steps: [{ do: 'set', target: 'pin', value: `='${s}'` }] },
            },
          ],
          password: `="${s}"`,
        },
        fragments: { f: { controls: [{ type: 'password', name: 'q', value: s }] } },
      }),
    }),
  ],
];
/** What a generated secret may look like: long enough to be recognised where it has no name. */
const secrets = fc.stringMatching(/^[A-Za-z0-9!$%+/=\\"-]{0,4}[A-Za-z0-9]{8,24}[A-Za-z0-9!%+/=\\"-]{0,3}$/);
/** Without what ends a value, and then without the signs of an expression or a text key at the beginning. */
const plainSecret = (secret: string) => secret.replace(/["\\]/g, '').replace(/^[=@]+/, '');

it.each(PLANTS)('a capsule holds no secret: %s', (_name, plant) => {
  fc.assert(
    fc.property(secrets, fc.boolean(), (secret, isMasked) => {
      // Quotes end a value in a text where the author of the text did not escape them.
      const safe = /messages|trace|wrote/.test(_name) ? plainSecret(secret) : secret;
      const core = /[A-Za-z0-9]{8,24}/.exec(safe)?.[0] ?? safe;
      const { text } = writeCapsule({ ...NOTHING, ...plant(safe) }, isMasked);
      expect(text).not.toContain(core);
      expect(readCapsule(text)).toHaveProperty('capsule');
    }),
    { numRuns: 100 },
  );
});

it.each([
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'Bearer abcdef0123456789',
  'LTAI5tABCDEFGHIJKLMN',
  '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\n-----END PRIVATE KEY-----',
  'https://admin:hunter2secret@server/x',
])('what looks like a secret is removed from any text: %s', (secret) => {
  const { values } = written({ page: page({ values: { remark: `前 ${secret} 后` } }) }).page ?? page();
  expect(values.remark).toMatch(/^前 (https:\/\/)?\[removed\](@server\/x)? 后$/);
});

it('a page keeps what is no secret: its expressions, and the values of its controls', () => {
  const protocol = {
    controls: [
      { type: 'password', name: 'box', title: '密码' },
      { type: 'text', name: 'note', value: "=token == 'x'" },
    ],
    toolbar: [{ type: 'button', name: 'go', onclicked: { steps: [{ do: 'call', input: { password: '=box' } }] } }],
  };
  const values = { customer: '百联超市', lines: [{ qty: 2, price: 12.5, isgift: false, text: null }] };
  const capsule = written({ page: page({ protocol, values }) });
  expect(capsule.page).toMatchObject({ protocol, values });
});

describe('with placeholders', () => {
  const protocol = { controls: [{ type: 'select', name: 'level', options: [{ key: 'vip1', text: '贵宾' }] }] };
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
  const masked = written(
    {
      page: page({ protocol, values: row }),
      calls: [call({ id: 'A-1001' }, { items: [row, { ...row, id: 'A-1002', name: '李娜' }], __itemcount: 5321 })],
      trace: [{ kind: 'edit', id: 1, at: 1, control: 'name', before: '', after: '"张伟"' }],
      errors: [{ at: 1, source: 'app', message: '客户张伟没有电话 13800000001' }],
    },
    true,
  );
  const values = masked.page?.values ?? {};

  it('personal data is gone everywhere', () => {
    expect(JSON.stringify(masked)).not.toMatch(/张伟|李娜|13800000001|1990-04-05|1234\.5|A-1001/);
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
    const [recorded] = masked.calls;
    const { items, __itemcount } = recorded?.answer as { items: Record<string, unknown>[]; __itemcount: number };
    expect(recorded?.input).toEqual({ id: values.id });
    expect(items[0]).toEqual(values);
    expect(items[1]?.id).not.toBe(values.id);
    expect(items[1]?.name).not.toBe(values.name);
    expect(__itemcount).toBe(5321);
    expect(masked.trace[0]).toMatchObject({ after: JSON.stringify(values.name) });
    expect(masked.errors[0]?.message).toBe(`客户${String(values.name)}没有电话 ${String(values.phone)}`);
  });
});

describe('a large page', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index, text: '内容'.repeat(50) }));

  it('fits: its longest arrays are cut, and the file says so', () => {
    const source = {
      ...NOTHING,
      page: page({ values: { lines: rows(20), big: rows(9_000) } }),
      calls: [call({}, { items: rows(9_000) })],
    };
    const { text } = writeCapsule(source, false);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(CAPSULE_LIMITS.bytes);
    const capsule = written(source);
    expect(capsule.page?.values.lines).toHaveLength(20);
    const cut = capsule.cuts.find(({ path }) => path === 'page.values.big');
    expect(cut?.from).toBe(9_000);
    expect(capsule.page?.values.big).toHaveLength(cut?.to ?? -1);
    expect(capsule.cuts.map(({ path }) => path)).toContain('calls[0].answer.items');
  });

  it('fits when no array can be cut: the oldest calls are left out', () => {
    const wide = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`f${index}`, '值'.repeat(20)]));
    const calls = Array.from({ length: 20 }, (_, index) => call({ index }, wide));
    const capsule = written({ calls });
    expect(capsule.calls.length).toBeLessThan(20);
    expect(capsule.calls.at(-1)?.input).toEqual({ index: 19 });
  });

  it('a long text is cut, and the file says so', () => {
    const capsule = written({ page: page({ values: { picture: 'x'.repeat(50_000) } }) });
    expect(capsule.page?.values.picture).toHaveLength(CAPSULE_LIMITS.textLength);
    expect(capsule.cuts).toEqual([{ path: 'page.values.picture', from: 50_000, to: CAPSULE_LIMITS.textLength }]);
  });
});

it('what JSON cannot hold, or is nested too deep, is left out', () => {
  const deep = Array.from({ length: 300 }).reduce<unknown>((below) => [below], 'end');
  const { values } =
    written({ page: page({ values: { file: new Blob(['x']), run: () => 1, deep, set: undefined } }) }).page ?? page();
  expect(values).toMatchObject({ file: null, run: null });
  expect(values).not.toHaveProperty('set');
});

describe('a file from outside', () => {
  const good = () => JSON.parse(writeCapsule({ ...NOTHING, page: page() }, false).text) as Record<string, unknown>;

  it('is named by its page and time', () => {
    expect(writeCapsule({ ...NOTHING, page: page({ code: '../订单 a/b' }) }, false).filename).toBe(
      'atrium-capsule--订单-a-b-20261120080910.json',
    );
  });

  it.each([
    ['shape', 'no JSON'],
    ['shape', '[]'],
    ['shape', '{"protocolversion":"1.0.0"}'],
    ['shape', '{"kind":"atrium-capsule","version":1}'],
    ['version', '{"kind":"atrium-capsule","version":2}'],
    ['shape', `{"kind":"atrium-capsule","version":1,"page":${'['.repeat(500_000)}`],
    ['shape', `{"kind":"atrium-capsule","version":1,"page":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    ['size', 'x'.repeat(CAPSULE_LIMITS.bytes + 1)],
  ])('is refused (%s) when it is something else, case %#', (fault, text) => {
    expect(readCapsule(text)).toEqual({ fault });
  });

  it('is refused with more entries than there may be, or entries of another shape', () => {
    const edit = { kind: 'edit', id: 1, at: 1, control: 'a', before: '', after: '' };
    expect(readCapsule({ ...good(), trace: [edit] })).toHaveProperty('capsule');
    expect(readCapsule({ ...good(), trace: Array.from({ length: 2_001 }, () => edit) })).toEqual({ fault: 'shape' });
    expect(readCapsule({ ...good(), trace: [{ ...edit, before: { toString: 1 } }] })).toEqual({ fault: 'shape' });
  });

  it('changes no prototype', () => {
    const text = JSON.stringify({ ...good(), calls: [call({}, 1)] })
      .replace(
        '"linkParam":{}',
        '"linkParam":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":1}',
      )
      .replace('"values":{}', '"values":{"x":[{"__proto__":{"polluted":1}}]}');
    const result = readCapsule(text);
    const read = 'capsule' in result ? result.capsule.page : undefined;
    expect(read?.linkParam).toEqual({ a: 1 });
    expect(Object.keys(read?.linkParam ?? {})).toEqual(['a']);
    expect(read?.values).toEqual({ x: [{}] });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect((read?.values.x as Record<string, unknown>[])[0]?.polluted).toBeUndefined();
  });
});
