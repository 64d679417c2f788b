import { propsFor } from './propsFor';
import { readProperties } from './readDefinition';

const properties = readProperties({
  heading: { type: 'text', value: '便笺' },
  most: { type: 'number', value: 10 },
  isBold: { type: 'flag', value: true },
  lines: { type: 'list', value: [] },
  look: { type: 'object' },
});

it('hands a widget what the page gives, each property in its kind', () => {
  expect(propsFor(properties, { heading: 5, most: '3', isBold: 0, lines: ['a'], look: { a: 1 } })).toEqual({
    heading: '5',
    most: 3,
    isBold: false,
    lines: ['a'],
    look: { a: 1 },
  });
});

it('uses the default where the page gives nothing, or something of another kind', () => {
  const defaults = { heading: '便笺', most: 10, isBold: true, lines: [], look: undefined };
  expect(propsFor(properties, undefined)).toEqual(defaults);
  expect(propsFor(properties, { heading: {}, most: 'many', isBold: null, lines: 'a', look: [] })).toEqual(defaults);
  expect(propsFor(properties, 'x')).toEqual(defaults);
});

it('hands over nothing that the widget does not name', () => {
  expect(propsFor({}, { secret: 1 })).toEqual({});
});
