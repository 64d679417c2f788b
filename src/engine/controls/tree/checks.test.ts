import { checkOf, toggleCheck } from './checks';
import { nodesOfOptions, withBelow } from './nodes';

const nodes = nodesOfOptions(
  [
    {
      key: 'east',
      text: '',
      children: [
        { key: 'sh', text: '' },
        {
          key: 'zj',
          text: '',
          children: [
            { key: 'hz', text: '' },
            { key: 'nb', text: '', status: 0 },
          ],
        },
      ],
    },
  ],
  String,
);
const all = nodes.flatMap(withBelow);
const node = (key: string) => all.find((entry) => entry.key === key) ?? all[0]!;

it('checks what is below along, but nothing that cannot be chosen', () => {
  expect(toggleCheck(node('zj'), ['other'])).toEqual(['other', 'zj', 'hz']);
  expect(toggleCheck(node('zj'), ['other', 'zj', 'hz'])).toEqual(['other']);
});

it('checks what is above when all below it is, and unchecks it with the first that is not', () => {
  expect(toggleCheck(node('sh'), ['zj', 'hz'])).toEqual(['zj', 'hz', 'sh', 'east']);
  expect(toggleCheck(node('hz'), ['zj', 'hz', 'sh', 'east'])).toEqual(['sh']);
});

it('takes what is below a checked choice as checked, and keeps the rest of it when one is unchecked', () => {
  expect(['east', 'sh', 'zj', 'hz', 'nb'].map((key) => checkOf(node(key), new Set(['east'])))).toEqual([
    'true',
    'true',
    'true',
    'true',
    'false',
  ]);
  expect(toggleCheck(node('hz'), ['east'])).toEqual(['sh']);
});

it('knows a choice that is checked in part', () => {
  expect(['east', 'sh', 'zj'].map((key) => checkOf(node(key), new Set(['hz'])))).toEqual(['mixed', 'false', 'mixed']);
});
