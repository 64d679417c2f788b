import { completionsAt } from './completionsAt';
import { vocabularyOf } from './vocabulary';

const english = vocabularyOf({});

/** What is offered where `|` stands. */
function offered(marked: string) {
  const offset = marked.indexOf('|');
  const found = completionsAt(marked.replace('|', ''), offset, english);
  return found && { ...found, labels: found.options.map(({ label }) => label) };
}
const labels = (marked: string) => offered(marked)?.labels ?? [];
const control = (inside: string) => `{"controls": [{${inside}}]}`;

it('offers the keys of a page, those that must be there first, and none twice', () => {
  expect(labels('{|}').slice(0, 3)).toEqual(['"protocolversion"', '"pageinfo"', '"controls"']);
  expect(labels('{"controls": [], |}')).not.toContain('"controls"');
  expect(labels('{"pageinfo": {"type": 200, |}}')).toEqual(expect.arrayContaining(['"title"', '"columns"']));
});

it('offers the control types, while one is being written too', () => {
  expect(labels(control('"type": "|"'))).toEqual(expect.arrayContaining(['"text"', '"table"', '"select"', '"slider"']));
  expect(labels(control('"type": "sel|'))).toContain('"select"');
  expect(labels(control('"type": |'))).toContain('"select"');
  expect(labels(control('"type": "te|xt", "name": "a"'))).toContain('"table"');
});

it('offers a type first in a control that has none, and nothing that only some types have', () => {
  expect(labels(control('|'))[0]).toBe('"type"');
  expect(labels(control('|'))).toEqual(expect.arrayContaining(['"name"', '"title"', '"fragment"']));
  expect(labels(control('|'))).not.toContain('"pagesize"');
});

it("offers the keys of the control's own type, wherever the type stands", () => {
  expect(labels(control('"type": "table", |'))).toEqual(
    expect.arrayContaining(['"columns"', '"source"', '"pagesize"', '"hidden"']),
  );
  expect(labels(control('|, "type": "table"'))).toContain('"pagesize"');
  expect(labels(control('"type": "text", |'))).not.toContain('"pagesize"');
});

it('offers fixed values: formats, flags, tones', () => {
  expect(labels(control('"type": "table", "columns": [{"name": "a", "format": "|"}]'))).toEqual(
    expect.arrayContaining(['"money"', '"datetime"']),
  );
  expect(labels(control('"type": "text", "required": |'))).toEqual(['0', '1']);
});

it('offers the names of steps and the keys of one', () => {
  const step = (inside: string) => control(`"type": "button", "name": "b", "onclicked": {"steps": [{${inside}}]}`);
  expect(labels(step('"do": "|"'))).toEqual(expect.arrayContaining(['"call"', '"set"', '"openpage"', '"insertRows"']));
  expect(labels(step('"do": "openpage", |'))).toEqual(expect.arrayContaining(['"pagecode"', '"mode"', '"when"']));
  expect(labels(step('"do": "openpage", "mode": "|"'))).toEqual(expect.arrayContaining(['"dialog"', '"tab"']));
});

it('offers the names of controls as targets, and arrays alone for what works on rows', () => {
  const page = (step: string) =>
    `{"controls": [{"type": "text", "name": "customer"}, {"type": "array", "name": "lines", "controls": []}, {"type": "button", "name": "add", "onclicked": {"steps": [{${step}}]}}]}`;
  expect(labels(page('"do": "set", "target": "|"'))).toEqual(['"customer"', '"lines"', '"add"']);
  expect(labels(page('"do": "insertRows", "target": "|"'))).toEqual(['"lines"']);
});

it('offers in an expression what it can read: the controls of the page and the roots of the language', () => {
  const hidden = (source: string) => `{"controls": [{"type": "text", "name": "customer", "hidden": "=${source}"}]}`;
  expect(labels(hidden('|'))).toEqual([
    'customer',
    'page',
    '__pagestatus',
    'user',
    'row',
    'section',
    'parent',
    'event',
  ]);
  expect(offered(hidden('customer == 1 && __pa|'))).toMatchObject({
    from: hidden('customer == 1 && ').length - '"}]}'.length,
    labels: expect.arrayContaining(['__pagestatus']) as string[],
  });
  expect(offered(hidden('page.|'))).toBeUndefined();
  expect(offered(hidden("customer == 'a|'"))).toBeUndefined();
  expect(offered(hidden('=|'))).toBeUndefined();
});

it('replaces the token at the cursor, and writes a colon only where there is none', () => {
  expect(offered('{"page|info": {}}')).toMatchObject({ from: 1, to: 11 });
  expect(offered('{"page|info": {}}')?.options.find(({ label }) => label === '"pageinfo"')?.apply).toBe('"pageinfo"');
  expect(offered('{"page|')?.options.find(({ label }) => label === '"pageinfo"')?.apply).toBe('"pageinfo": ');
});

it('explains what it offers', () => {
  const info = (marked: string, wanted: string) => offered(marked)?.options.find(({ label }) => label === wanted)?.info;
  expect(info('{|}', '"toolbar"')).toContain('buttons');
  expect(info(control('"type": "|"'), '"rate"')).toContain('stars');
  expect(info(control('"type": "button", "name": "b", "onclicked": {"steps": [{"do": "|"}]}'), '"openpage"')).toContain(
    'page',
  );
});

it('explains each of its own words, also in expressions and for controls of the page', () => {
  const page = (source: string) =>
    `{"controls": [{"type": "array", "name": "lines", "controls": []}, {"type": "text", "name": "a", "hidden": "=${source}"}]}`;
  const marked = [
    '{|}',
    '{"pageinfo": {|}}',
    control('|'),
    control('"type": "|"'),
    control('"type": "text", |'),
    control('"type": "text", "required": |'),
    control('"type": "table", "columns": [{"name": "a", |}]'),
    control('"type": "button", "name": "b", "onclicked": {"steps": [{"do": "openpage", "mode": "|"}]}'),
    control('"type": "array", "name": "b", "onclicked": {"steps": [{"do": "set", "target": "|"}]}'),
    page('li|'),
  ];
  for (const place of marked) {
    const options = offered(place)?.options ?? [];
    expect(options).not.toEqual([]);
    expect(options.filter(({ info }) => !info)).toEqual([]);
  }
});

it.each([
  '|',
  '{"controls": []}|',
  control('"type": "text", "name": "|"'),
  '{"nothing": {"known": {|}}}',
  control('"type": "table", "title": "a|b"'),
])('offers nothing where nothing is fixed: %s', (marked) => {
  expect(offered(marked)).toBeUndefined();
});

it('survives every place of every beginning of a page', () => {
  const text =
    '{"controls": [{"type": "table", "columns": [{"name": "a\\"b"}], "x": [1, {}]}], "onload": {"steps": [{"do": "set"}]}}';
  for (let end = 0; end <= text.length; end += 1)
    for (let offset = 0; offset <= end; offset += 1)
      expect(() => completionsAt(text.slice(0, end), offset, english)).not.toThrow();
});
