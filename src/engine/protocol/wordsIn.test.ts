import { CORE_TYPES } from '../controls/coreTypes';
import { wordsIn } from './wordsIn';

const page = (...controls: readonly object[]) => ({ protocolversion: '1.1.0', pageinfo: { type: 200 }, controls });
const label = { type: 'label', name: 'a', value: '=Right(b, 2)' };
const event = { steps: [{ do: 'close' }] };
const needsMore = (protocol: unknown) =>
  [...wordsIn(protocol).types].some((type) => !(CORE_TYPES as readonly string[]).includes(type));

it.each([
  [
    'everyday controls',
    page(
      label,
      { type: 'button', name: 'go', onclicked: event },
      { ...label, onclicked: event, hidden: "=not(hasrole('seller'))" },
      { type: 'table', name: 't', onclicked: event, columns: [{ name: 'c', title: 'C', onclicked: event }] },
    ),
    false,
  ],
  ['a style on a control', page({ ...label, style: { color: 'danger' } }), true],
  ['a style on a column', page({ type: 'table', name: 't', columns: [{ name: 'c', title: 'C', style: {} }] }), true],
  ['a press on what answers none itself', page({ type: 'text', name: 'a', onclicked: event }), true],
  ['another control deep inside', page({ type: 'row', name: 'r', controls: [{ type: 'switch', name: 's' }] }), true],
  [
    'data that looks like a style',
    page({ type: 'array', name: 'l', controls: [], value: [{ style: 'x', onclicked: 1, type: 'y' }] }),
    false,
  ],
])('a page with %s, as an object and as text (%#)', (_what, protocol, expected) => {
  expect([needsMore(protocol), needsMore(JSON.stringify(protocol))]).toEqual([expected, expected]);
});

it('names the functions that expressions call, and nothing for what is no JSON', () => {
  expect([...wordsIn(JSON.stringify(page(label))).functions]).toEqual(['right']);
  expect(wordsIn('{"controls": [').types.size).toBe(0);
});
