import { plainName, plainLines, withPlainName } from './plainName';

it.each([
  ['合同 2026.pdf', '合同 2026.pdf'],
  ['family 👨‍👩‍👧.jpg', 'family 👨‍👩‍👧.jpg'],
  ['photo\u202egpj.exe', 'photo_gpj.exe'],
  ['photo\u2066\u2067gpj\u2069.exe', 'photo__gpj_.exe'],
  ['a\u200eb\u200fc\u061cd', 'a_b_c_d'],
  ['line\nbreak\u0000\u007f\u0085\u2028', 'line_break____'],
])('%j is shown as %j', (name, shown) => {
  expect(plainName(name)).toBe(shown);
});

it('a text keeps its lines', () => {
  expect(plainLines('第 2 行\r\n\t\u202e失败\u0000')).toBe('第 2 行\n _失败_');
});

it('keeps a file whose name can be shown', () => {
  const file = new File(['x'], 'a.pdf');
  expect(withPlainName(file)).toBe(file);
});

it('keeps everything of a file but its name', () => {
  const given = new File(['x'], 'a\u202efdp.exe', { type: 'application/pdf', lastModified: 7 });
  const file = withPlainName(given);
  expect([file.name, file.size, file.type, file.lastModified]).toEqual(['a_fdp.exe', 1, 'application/pdf', 7]);
});
