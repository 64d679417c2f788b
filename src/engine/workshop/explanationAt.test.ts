import { explanationAt } from './explanationAt';
import { vocabularyOf } from './vocabulary';

const english = vocabularyOf({});
const page = `{
  "pageinfo": { "type": 200, "columns": 2 },
  "controls": [
    { "type": "number", "name": "qty", "required": 1, "min": 1 },
    { "type": "label", "name": "double", "title": "The double", "value": "=mul(qty, page.status)" },
    { "type": "button", "name": "go", "onclicked": { "steps": [{ "do": "set", "target": "qty", "value": 3 }] } }
  ]
}`;
/** The explanation of the word at the first occurrence of a text, and the word. */
const explained = (wanted: string, within = 0) => {
  const found = explanationAt(page, page.indexOf(wanted) + within, english);
  return found && [page.slice(found.from, found.to), found.info];
};

it('explains a property, wherever in its name one points', () => {
  const required = ['"required"', 'Whether it must be filled in.'];
  expect(explained('"required"')).toEqual(required);
  expect(explained('"required"', 9)).toEqual(required);
  expect(explained('"min"')).toEqual(['"min"', 'The least value.']);
  expect(explained('"columns"')).toEqual(['"columns"', "Columns of the form's grid."]);
});

it('explains a type of control, a step, a fixed value and the target of a step', () => {
  expect(explained('"number"')).toEqual(['"number"', expect.stringContaining('optional range')]);
  expect(explained('"set"')).toEqual(['"set"', expect.stringContaining("Sets a control's value")]);
  expect(explained('1, "min"')).toEqual(['1', expect.stringContaining('be filled in')]);
  expect(explained('"target": "qty"', 10)).toEqual(['"qty"', expect.stringMatching(/^number · A number/)]);
});

it('explains the names in an expression', () => {
  expect(explained('qty, page')).toEqual(['qty', expect.stringMatching(/^number · /)]);
  expect(explained('page.status', 2)).toEqual(['page', expect.stringContaining('page.linkparam')]);
});

it('says nothing of what is the author’s own', () => {
  expect(explained('"The double"', 3)).toBeUndefined();
  expect(explained('200')).toBeUndefined();
  expect(explained('{')).toBeUndefined();
  expect(explained('status)')).toBeUndefined();
});
