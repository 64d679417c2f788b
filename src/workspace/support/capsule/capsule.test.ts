import { CAPSULE_LIMITS } from './capsule';
import { readCapsule, readCapsuleFile } from './readCapsule';
import { call, NOTHING, page, written } from './testCapsule';
import { writeCapsule } from './writeCapsule';

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

  it('fits when its errors alone are too long: their stacks are left out', () => {
    const errors = Array.from({ length: 20 }, (_, at) => ({
      at,
      source: 'x',
      message: '错'.repeat(20_000),
      details: '栈'.repeat(20_000),
    }));
    const { text } = writeCapsule({ ...NOTHING, errors }, false);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(CAPSULE_LIMITS.bytes);
    expect(written({ errors }).errors).toHaveLength(20);
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

  it('is not even read when it is far too large', async () => {
    const text = jest.fn(async () => '{}');
    await expect(readCapsuleFile({ size: CAPSULE_LIMITS.bytes + 1, text })).resolves.toEqual({ fault: 'size' });
    expect(text).not.toHaveBeenCalled();
    await expect(readCapsuleFile({ size: 2, text })).resolves.toEqual({ fault: 'shape' });
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
