import fc from 'fast-check';
import { locate } from './locate';

const TEXT = `{
  "pageinfo": { "type": 200 },
  "controls": [
    { "type": "text", "name": "a" },
    { "type": "text", "name": "b\\"[", "value": "=1 +",
      "onload": { "steps": [{ "do": "x" }] } }
  ]
}`;

it.each([
  ['', 1, 1],
  ['pageinfo', 2, 15],
  ['pageinfo.type', 2, 25],
  ['controls', 3, 15],
  ['controls[0]', 4, 5],
  ['controls[1].value', 5, 48],
  ['controls[1].onload.steps[0].do', 6, 37],
])('%s stands in line %i, column %i', (path, line, column) => {
  expect(locate(TEXT, path)).toEqual({ line, column });
});

it('what is missing is told where it should stand, and what is in a fragment where the fragment is used', () => {
  expect(locate(TEXT, 'controls[0].title')).toEqual({ line: 4, column: 5 });
  expect(locate(TEXT, 'controls[0](address)[1].value')).toEqual({ line: 4, column: 5 });
});

it('finds every value of any JSON', () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.integer(),
      fc.string(),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'type'), tie('tree')),
    ),
  }));
  const places = (value: unknown, path: string): [string, unknown][] => [
    [path, value],
    ...(typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) =>
          places(item, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
        )
      : []),
  ];
  fc.assert(
    fc.property(tree, (value) => {
      const text = JSON.stringify(value, null, 1);
      for (const [path, item] of places(value, '')) {
        const { line, column } = locate(text, path);
        const rest = text
          .split('\n')
          .slice(line - 1)
          .join('\n')
          .slice(column - 1);
        const start = JSON.stringify(item, null, 1)[0] as string;
        expect(rest.startsWith(start)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
