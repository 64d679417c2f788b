import fc from 'fast-check';
import { CAPSULE_LIMITS } from './capsule';
import { readCapsule } from './readCapsule';
import { call, NOTHING, page, written } from './testCapsule';
import { writeCapsule } from './writeCapsule';
import type { CapsuleSource } from './writeCapsule';

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
  [
    'signed addresses',
    (s) => {
      const azure = `https://acc.blob.core.windows.net/c/f.pdf?sv=2022&se=2026&sp=r&sig=${encodeURIComponent(s)}`;
      const amazon = `https://b.s3.amazonaws.com/k?X-Amz-Expires=60&X-Amz-Signature=${encodeURIComponent(s)}#top`;
      const back = `https://login.example/cb?state=q&code=${encodeURIComponent(s)}`;
      return {
        page: page({
          linkParam: { back: `/#/page?next=${encodeURIComponent(azure)}` },
          protocol: {
            controls: [
              { type: 'link', url: azure },
              { type: 'text', value: `='${amazon}'` },
            ],
          },
          values: { file: azure, picture: [amazon] },
        }),
        calls: [call({ url: amazon }, { files: [{ url: azure }], html: `<a href="${amazon.replace('&', '&amp;')}">` })],
        trace: [{ kind: 'edit', id: 1, at: 1, control: 'file', before: '', after: JSON.stringify(azure) }],
        errors: [{ at: 1, source: 'http', message: `GET ${azure} failed`, details: `${back}\n${amazon}` }],
      };
    },
  ],
  [
    'names and values side by side',
    (s) => ({
      page: page({ values: { headers: [{ name: 'X-Api-Key', value: s }], raw: ['Accept', '*/*', 'Cookie', s] } }),
      calls: [
        call(
          { list: [{ key: 'password', value: s }] },
          { pairs: [['authorization', s]], one: { code: 'pin', val: [s] } },
        ),
      ],
      trace: [{ kind: 'step', id: 1, at: 1, action: 'set', params: JSON.stringify({ target: 'pin', value: s }) }],
    }),
  ],
  [
    'JSON inside of texts',
    (s) => {
      const inner = JSON.stringify({ user: 'a', pin: s });
      return {
        page: page({ values: { text: inner, twice: JSON.stringify({ body: inner }) } }),
        calls: [call({ body: inner }, { log: `sent ${inner} to x`, again: `sent ${JSON.stringify(inner)} to x` })],
      };
    },
  ],
  [
    'short names in messages',
    (s) => ({
      errors: ['pass', 'pin', 'otp', 'jwt', 'sid', 'ticket', 'auth_key', 'cvv', 'cardPin', 'PASSWORT'].flatMap(
        (name) => [
          {
            at: 1,
            source: 'http',
            message: `failed for ${name}=${s}&x=1, ${name}: ${s} again`,
            details: `<${name}>${s}</${name}>`,
          },
        ],
      ),
    }),
  ],
];
/** What a generated secret may look like: long enough to be recognised where it has no name. */
const secrets = fc.stringMatching(/^[A-Za-z0-9!$%+/=\\"-]{0,4}[A-Za-z0-9]{8,24}[A-Za-z0-9!%+/=\\"-]{0,3}$/);
/** Without what ends a value, and then without the signs of an expression or a text key at the beginning. */
const plainSecret = (secret: string) => secret.replace(/["\\]/g, '').replace(/^[=@]+/, '');

it.each(PLANTS)('a capsule holds no secret: %s', (name, plant) => {
  fc.assert(
    fc.property(secrets, fc.boolean(), (secret, isMasked) => {
      // Quotes end a value in a text where the author of the text did not escape them.
      const safe = /messages|trace|wrote|texts/.test(name) ? plainSecret(secret) : secret;
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

describe('a secret that is known', () => {
  const protocol = {
    controls: [
      { type: 'password', name: 'box' },
      { type: 'label', name: 'mirror', value: '=box' },
    ],
  };

  it('is removed where it is all of a value, however short it is, and inside of texts as a word', () => {
    const capsule = written({
      page: page({ protocol, values: { box: 'ab1de', mirror: 'ab1de', note: 'ab1de! cab1de' } }),
      calls: [call({ box: 'ab1de', any: 'ab1de' }, { pin: '4711', twin: '4711', count: 4711 })],
      trace: [
        { kind: 'change', id: 1, at: 1, control: 'mirror', prop: 'value', before: '""', after: '"ab1de"' },
        {
          kind: 'request',
          id: 2,
          at: 2,
          api: 'save',
          input: '{"box":"ab1de","cvv":"123"}',
          ending: { tookMs: 1, result: '{"pin":"4711"}' },
        },
      ],
    });
    expect(capsule.page?.values).toEqual({ box: '[removed]', mirror: '[removed]', note: '[removed]! cab1de' });
    expect(capsule.calls[0]).toMatchObject({ input: { any: '[removed]' }, answer: { twin: '[removed]' } });
    expect(JSON.stringify(capsule.trace)).not.toMatch(/"ab1de|4711|123/);
  });

  it('is removed while it is being typed, where an expression shows it', () => {
    const typed = { kind: 'change', id: 1, at: 1, control: 'mirror', prop: 'value', source: 'box' } as const;
    const { trace } = written({ page: page({ protocol }), trace: [{ ...typed, before: '"ab1"', after: '"ab1d"' }] });
    expect(trace[0]).toMatchObject({ before: '[removed]', after: '[removed]' });
  });

  it.each([0, 1, 20, 50, 95, 101])('leaves no part where a text is cut %d characters into it', (inside) => {
    const token = `Tk${'q1w2e3r4t5'.repeat(10)}`;
    const note = 'x'.repeat(CAPSULE_LIMITS.textLength - inside) + token + 'y'.repeat(5_000);
    const json = JSON.stringify({ a: 'z'.repeat(30), b: token }).slice(0, 50 + inside);
    const entry = { kind: 'request', id: 1, at: 1, api: 'a', input: `${json}…` } as const;
    const { text } = writeCapsule(
      { ...NOTHING, secrets: [token], page: page({ values: { note } }), trace: [entry] },
      false,
    );
    expect(text).not.toContain('Tkq1');
  });

  it('with half a pair of signs in it is still removed', () => {
    const { values } =
      written({ secrets: ['abcdef\ud800'], page: page({ values: { a: 'x abcdef\ud800 y' } }) }).page ?? page();
    expect(values.a).toBe('x [removed] y');
  });
});

it('a preview that cannot be parsed is removed when it names a secret, and kept otherwise', () => {
  const entry = (params: string) => ({ kind: 'step', id: 1, at: 1, action: 'call', params }) as const;
  const { trace } = written({ trace: [entry('no JSON about my pin 4711'), entry('Converting circular structure')] });
  expect(trace).toMatchObject([{ params: '[removed]' }, { params: 'Converting circular structure' }]);
});

it('a preview that was cut stays one that was cut, so that nobody takes it for the value', () => {
  const entry = { kind: 'step', id: 1, at: 1, action: 'call', params: '{"a":{"pin":"4711","b":[1,"xy…' } as const;
  expect(written({ trace: [entry] }).trace).toMatchObject([{ params: '{"a":{"pin":"[removed]","b":[1,"xy"]}}…' }]);
});

it('titles of a page may name secrets, flags and counts are none, and addresses without access keep their query', () => {
  const protocol = {
    controls: [
      { type: 'text', name: 'a', title: 'Password: at least 8', url: 'https://a.example/x?page=2&size=5#top' },
    ],
  };
  const values = { hasToken: true, password: '', url: '/#/page?pagecode=order&id=7', note: '合计：5，单价=3; a=b' };
  expect(written({ page: page({ protocol, values }) }).page).toMatchObject({ protocol, values });
});

it('fragments and sections with the name of a secret keep what is in them', () => {
  const fragments = { 'reset-password': { controls: [{ type: 'text', name: 'a', title: '标题' }] } };
  expect(written({ page: page({ fragments }) }).page).toMatchObject({ fragments });
});

describe('of a random structure', () => {
  const SECRET_NAMES = [
    'password',
    'X-Api-Key',
    'accessToken',
    'pin',
    'sid',
    '密码',
    'client_secret',
    'sig',
    'cardPin',
  ];
  const name = fc.constantFrom(...SECRET_NAMES);
  const noise = fc.oneof(
    fc.constantFrom('', '值', 'a b', '3', '{', '…'),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
  );
  const secret = fc.stringMatching(/^[A-Za-z][0-9][A-Za-z0-9]{6,22}$/);
  /** Makes data of a secret. */
  type Make = (secret: string) => unknown;
  const { data } = fc.letrec<{ data: Make; text: (secret: string) => string }>((tie) => ({
    data: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(
        name.map((key): Make => (s) => ({ [key]: s })),
        name.map((key): Make => (s) => ({ name: key, value: s })),
        name.map((key): Make => (s) => [key, s]),
        name.map((key): Make => (s) => ({ [key]: [{ deep: s }] })),
        tie('text'),
      ),
      fc
        .tuple(fc.constantFrom('a', 'items', 'value'), noise, tie('data'))
        .map(([key, other, make]): Make => (s) => ({ other, [key]: make(s) })),
      fc.tuple(noise, tie('data')).map(([other, make]): Make => (s) => [other, null, make(s)]),
      tie('data').map(
        (make): Make =>
          (s) =>
            JSON.stringify(make(s)),
      ),
    ),
    text: fc.oneof(
      fc.tuple(name, fc.constantFrom('=', ': ', '：', ' = ', '":"')).map(
        ([key, sign]) =>
          (s: string) =>
            `前 ${key}${sign}${s}`,
      ),
      name.map((key) => (s: string) => `sent {"a":1,"${key}":"${s}"} to x`),
      name.map((key) => (s: string) => `https://a.example/x?a=1&${encodeURIComponent(key)}=${s}&b=2 failed`),
      fc
        .constantFrom('Authorization: Bearer ', 'Cookie: a=b; c=')
        .map((head) => (s: string) => `GET x\n${head}${s}\nnext`),
    ),
  }));
  const cutAt = fc.integer({ min: 3, max: 200 });

  it('no secret is in the file, wherever it stands and wherever the trace has cut it', () => {
    fc.assert(
      fc.property(secret, data, cutAt, fc.boolean(), (each, make, length, isMasked) => {
        const made = make(each);
        const json = JSON.stringify(made);
        const preview = json.length > length ? `${json.slice(0, length)}…` : json;
        const source: CapsuleSource = {
          ...NOTHING,
          page: page({ values: { made }, linkParam: { made } }),
          calls: [
            call({ made }, made),
            { api: 'x', input: {}, at: 1, tookMs: 1, error: { kind: 'service', message: json } },
          ],
          trace: [
            {
              kind: 'request',
              id: 1,
              at: 1,
              api: 'x',
              input: preview,
              ending: { tookMs: 1, result: preview, error: json },
            },
            { kind: 'edit', id: 2, at: 1, control: 'made', before: preview, after: json },
          ],
          errors: [{ at: 1, source: 'x', message: json, details: `x ${json} y` }],
        };
        const { text } = writeCapsule(source, isMasked);
        expect(text).not.toContain(each);
        expect(text).not.toContain(each.slice(0, 6));
        expect(readCapsule(text)).toHaveProperty('capsule');
        // Where nothing but one place tells the secret.
        const { trace, errors, calls } = source;
        const alone: Partial<CapsuleSource>[] = [
          { trace: trace.slice(0, 1) },
          { errors },
          { calls: calls.slice(1) },
          { page: page({ texts: { a: json } }) },
          { page: page({ protocol: { controls: [{ type: 'widget', name: 'a', config: made }] } }) },
        ];
        const found = alone.map((part) => writeCapsule({ ...NOTHING, ...part }, isMasked).text);
        expect(found.filter((part) => part.includes(each.slice(0, 6)))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

it.each([
  ['a.', 10_000],
  ['token', 4_000],
  ['token = ', 2_500],
  ['-----BEGIN A ', 1_500],
  ['://a:', 4_000],
  ['?a=', 7_000],
  ['bearer ', 2_800],
  ['密码', 10_000],
  ['\\', 19_000],
  ['{"a":', 4_000],
  [' ', 19_000],
  ['identified ', 2_000],
  ['<pin>', 4_000],
  ['%3D', 7_000],
  ['"[', 7_000],
])('20 texts that repeat %j are scrubbed and cut', (part, count) => {
  const texts = ['identified by token', 'password="'].map((head) => `${head}${part.repeat(count)}`);
  const values = { texts: Array.from({ length: 10 }, () => texts).flat() };
  // A pattern that goes back and forth in such texts would outlast the test.
  expect(() => written({ page: page({ values }) })).not.toThrow();
});
