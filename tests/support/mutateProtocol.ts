type Parent = Record<string, unknown>;

/** The location of a value in a protocol. */
interface Location {
  readonly parent: Parent;
  readonly key: string;
}

/** All locations and names of the protocol, and the random choice. */
interface MutationContext {
  readonly places: readonly Location[];
  readonly names: readonly string[];
  readonly pick: <T>(list: readonly T[]) => T;
}

type Mutation = (place: Location, context: MutationContext) => void;

function placesIn(value: unknown, found: Location[] = []): readonly Location[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push({ parent: value as Parent, key });
    placesIn((value as Parent)[key], found);
  }
  return found;
}

/** Defines an own property, even for names like `__proto__`. */
const put = ({ parent, key }: Location, value: unknown) =>
  void Object.defineProperty(parent, key, { value, configurable: true, enumerable: true, writable: true });

const repeat = <T>(times: number, first: T, next: (inner: T) => T): T =>
  Array.from({ length: times }).reduce<T>(next, first);

/** Names that every object inherits. */
const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'then', 'toJSON'];
const EXPRESSIONS = [
  '=',
  '=row',
  '=row.x',
  '=1 +',
  '=lines',
  '=nowhere.a.b',
  '=sum(lines.amount)',
  '=constructor.constructor',
  '=row.__proto__.x',
  '=page.linkparam.constructor',
  '=user.toString',
  '=concat(concat)',
  '=1/0',
  '=-(-(-1))',
  '=[1,2][9]',
  "='x' * {}",
];
/** A value that cannot be converted to a string. */
const NOT_STRINGIFIABLE = { toString: 1, valueOf: [] };
const ODD = [
  NOT_STRINGIFIABLE,
  [NOT_STRINGIFIABLE],
  null,
  0,
  1,
  -1,
  1e9,
  1e308,
  -0.5,
  true,
  '',
  'x',
  '@',
  '@@',
  '==',
  '@constructor',
  [],
  {},
  [null],
  [[]],
  [{}],
  '999.0.0',
  '2026-02-30',
];
const TYPES = [
  'table',
  'array',
  'row',
  'select',
  'date',
  'number',
  'tabs',
  'panel',
  'search',
  'chart',
  'tree',
  'hologram',
  ...INHERITED,
];
const HUGE = [
  '长'.repeat(100_000),
  `=${'1+'.repeat(20_000)}1`,
  `=${'('.repeat(5_000)}1${')'.repeat(5_000)}`,
  `(${'a|a'.repeat(200)})*$`,
];
const POLLUTING = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
const DEPTHS = [3, 40, 400];
const COPIES = [1, 2, 60];

const MUTATIONS: readonly Mutation[] = [
  // Remove the value.
  ({ parent, key }) => void (Array.isArray(parent) ? parent.splice(Number(key), 1) : delete parent[key]),
  // Replace it by a value of another type.
  (place, { pick }) => put(place, structuredClone(pick(ODD))),
  (place) => put(place, [structuredClone(place.parent[place.key])]),
  (place) => put(place, JSON.stringify(place.parent[place.key])),
  // Replace it by another part of the protocol.
  (place, { places, pick }) => {
    const donor = pick(places);
    put(place, structuredClone(donor.parent[donor.key]));
  },
  // Repeat it once or many times.
  ({ parent, key }, { pick }) => {
    if (Array.isArray(parent))
      parent.push(...Array.from({ length: pick(COPIES) }, () => structuredClone(parent[Number(key)] as unknown)));
  },
  // Reverse a list.
  ({ parent }) => void (Array.isArray(parent) && parent.reverse()),
  // Insert an expression, possibly with a circular reference.
  (place, { pick }) => put(place, pick(EXPRESSIONS)),
  ({ parent }, { names, pick }) => put({ parent, key: 'value' }, `=${pick(names)}`),
  ({ parent }, { names, pick }) =>
    put({ parent, key: pick(['hidden', 'required', 'readonly', 'title']) }, `=${pick(names)} + ${pick(names)}`),
  // Replace names and types.
  ({ parent }, { names, pick }) => put({ parent, key: 'name' }, pick([...INHERITED, ...names])),
  ({ parent }, { pick }) => put({ parent, key: pick(['type', 'do']) }, pick(TYPES)),
  ({ parent, key }, { pick }) => put({ parent, key: pick(INHERITED) }, structuredClone(parent[key])),
  (place) => put(place, JSON.parse(POLLUTING)),
  // Insert huge or deeply nested values.
  (place, { pick }) => put(place, pick(HUGE)),
  (place, { pick }) =>
    put(
      place,
      repeat<unknown>(pick(DEPTHS), place.parent[place.key], (inner) => [inner]),
    ),
  (place, { pick }) => {
    const inner = place.parent[place.key];
    put(
      place,
      repeat(pick(DEPTHS), { type: 'row', name: 'deep', controls: [inner] }, (deeper) => ({
        type: 'row',
        name: 'deep',
        controls: [deeper],
      })),
    );
  },
];

/** A copy of the protocol with one to five random mutations: any JSON, often no valid protocol. */
export function mutateProtocol(protocol: unknown, random: () => number): unknown {
  const copy = structuredClone(protocol);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const names = placesIn(copy).flatMap(({ parent, key }) =>
    key === 'name' && typeof parent.name === 'string' ? [parent.name] : [],
  );
  const mutationCount = 1 + Math.floor(random() * 5);
  for (let mutation = 0; mutation < mutationCount; mutation += 1) {
    const places = placesIn(copy);
    if (places.length === 0) break;
    pick(MUTATIONS)(pick(places), { places, names, pick });
  }
  return JSON.parse(JSON.stringify(copy)) as unknown;
}
