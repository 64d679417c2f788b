import { changedFields, mergedInput, newerThan, restoredInput } from './conflict';

interface Draft {
  name: string;
  note: string;
  codes: readonly string[];
}
const base: Draft = { name: '仓管', note: '', codes: ['a'] };
const stamp = { version: 2, updatedAt: '', updatedBy: '王芳' };

test('lists are compared by their content, in any order', () => {
  expect(changedFields(base, { ...base, codes: ['a'] })).toEqual([]);
  expect(changedFields({ ...base, codes: ['a', 'b'] }, { ...base, codes: ['b', 'a'] })).toEqual([]);
  expect(changedFields(base, { ...base, codes: ['b'], note: 'x' })).toEqual(['note', 'codes']);
});

test('a merge takes what only the other person changed, and asks about what both changed', () => {
  const mine = { ...base, name: '库管' };
  const stored = { ...base, name: '仓库主管', note: '夜班' };
  expect(mergedInput(base, mine, stored, 'mine')).toEqual({ note: '夜班' });
  expect(mergedInput(base, mine, stored, 'stored')).toEqual({ name: '仓库主管', note: '夜班' });
});

describe('input that is brought back', () => {
  const readDraft = (content: unknown) => (typeof content === 'object' ? (content as Partial<Draft>) : {});
  const restore = (content: unknown, draft: Draft = base) =>
    restoredInput({ blank: base, stored: { ...stamp, draft }, content, readDraft });

  test('starts from the stored record when that is the one it was made from', () => {
    const content = { input: { name: '库管' }, base: { draft: base, version: 2 } };
    expect(restore(content)).toEqual({ input: { name: '库管' }, base: { draft: base, version: 2 } });
  });

  test('keeps its own beginning when the record has changed since', () => {
    const changed = { ...base, note: '夜班' };
    const { base: from } = restore({ input: {}, base: { draft: base, version: 1 } }, changed);
    expect(from).toEqual({ draft: base, version: 1 });
    expect(newerThan(from, { ...stamp, draft: changed })).toMatchObject({ version: 2 });
    expect(newerThan(from, { ...stamp, draft: base })).toBeUndefined();
  });

  test.each([undefined, null, 'x', [1], {}, { base: 7 }])('of another shape is ignored: %p', (content) => {
    expect(restore(content).base).toEqual({ draft: base, version: 2 });
  });
});
