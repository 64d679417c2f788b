import { read } from '@atrium/common/schemas';
import { membersSchema, memberText } from './pivotMembers';
import type { ReportColumn } from './report';

const dimension = { code: 'region' } as ReportColumn;
const textOf = (wire: unknown, key: string) => memberText({ members: read(membersSchema, wire) }, dimension, key);

test('a member is shown by its text, and by its key where it has none', () => {
  expect(textOf({ region: { e: '华东' } }, 'e')).toBe('华东');
  expect(textOf({ region: { e: '华东' } }, 'n')).toBe('n');
  expect(textOf({ region: { e: '' } }, 'e')).toBe('');
});

test.each(['__proto__', 'constructor', 'toString'])('the member %s has its own text, and no other', (key) => {
  expect(textOf(JSON.parse(`{ "region": { "${key}": "甲" } }`), key)).toBe('甲');
  expect(textOf({ region: {} }, key)).toBe(key);
  expect(textOf(JSON.parse(`{ "${key}": { "e": "甲" } }`), 'e')).toBe('e');
});

test.each([undefined, null, 'x', [1], { region: 'x' }, { region: null }, { region: { e: 5 } }])(
  'texts that are none (%j) leave the keys',
  (wire) => {
    expect(textOf(wire, 'e')).toBe('e');
  },
);

test('a text stays on its line, in its direction and short', () => {
  expect(textOf({ region: { e: '甲\u202e乙\n丙' } }, 'e')).toBe('甲_乙_丙');
  expect(textOf({}, '\u202ea')).toBe('_a');
  expect(textOf({}, 'x'.repeat(5_000)).length).toBeLessThan(500);
});
