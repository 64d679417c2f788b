import { findGalleryPage } from '../../mock/domain/gallery/pages';

const LEVELS = 10_000;

const VALUES: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['zero', 0],
  ['a number', -12.5],
  ['a huge number', 1e308],
  ['a text', 'text'],
  ['an empty text', ''],
  ['a long text', '长'.repeat(20_000)],
  ['true', true],
  ['false', false],
  ['an empty list', []],
  ['a list of everything', [null, 1, 'a', true, [], {}, [['x']]]],
  ['an empty record', {}],
  ['a record', { key: 1, text: 'one', value: { a: [1] } }],
  ['a record without a text form', { toString: 1, valueOf: [], toJSON: 'x' }],
  [
    'a list of records without a text form',
    [{ key: { toString: 1 }, text: { valueOf: 1 }, id: [], start: {}, rows: 1 }],
  ],
  ['names of the prototype', JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":1}}')],
  ['the name of a prototype', '__proto__'],
  ['a list of such names', ['constructor', '__proto__', 'toString']],
  ['no number', 'NaN'],
  ['an endless number', '-Infinity'],
  ['a date that does not exist', '2026-02-30'],
  ['a date far away', '+999999-13-45T99:99'],
  ['a range of wrong dates', ['2026-99-99', null, {}]],
  ['a wrong time', '25:61:99'],
  ['half a surrogate', '\uD83D'],
  ['an address that runs', 'javascript:alert(1)'],
  ['formatted text', '<img src=x onerror=alert(1)><script>x</script>'],
];

/** Hostile values of a control as JSON texts, because JSON text can be nested without limit. */
export const HOSTILE_VALUES: readonly (readonly [what: string, json: string])[] = [
  ...VALUES.map(([what, value]) => [what, JSON.stringify(value)] as const),
  ['a list nested deeply', `${'['.repeat(LEVELS)}"x"${']'.repeat(LEVELS)}`],
  ['records nested deeply', `${'{"children":['.repeat(LEVELS)}"x"${'],"key":1,"text":"x"}'.repeat(LEVELS)}`],
];

const FACTS: readonly string[] = ['hidden', 'required', 'readonly', 'onload', 'onvaluechange', 'input'];

/** Copies a control of an example with prefixed names and without dependencies on the rest of the example. */
const alone = (control: unknown, prefix: string): unknown =>
  JSON.parse(
    JSON.stringify(control, (key, part: unknown) => {
      if (FACTS.includes(key)) return undefined;
      const isControl = typeof part === 'object' && part !== null && 'type' in part && 'name' in part;
      return isControl ? { ...part, name: `${prefix}_${String(part.name)}` } : part;
    }),
  );

/** The first control of a type in its gallery example, with a unique name. */
export function exampleOf(type: string): Record<string, unknown> & { name: string } {
  const found: unknown[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('type' in part && part.type === type && 'name' in part) found.push(part);
    Object.values(part).forEach(visit);
  };
  visit(findGalleryPage(`gallery-${type}`)?.protocol);
  if (!found[0]) throw new Error(`no example of ${type}`);
  return { ...(alone(found[0], type) as Record<string, unknown>), name: `the_${type}` };
}
