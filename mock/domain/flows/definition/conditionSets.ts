import type { BinaryExpression, Expression, Identifier, Literal, MemberExpression, UnaryExpression } from 'jsep';

/** Numbers between two limits, each of which may be infinite. */
interface Interval {
  from: number;
  to: number;
  /** Whether the limit itself is one of the numbers. */
  hasFrom: boolean;
  hasTo: boolean;
}

/** The values of a field for which a comparison holds. `hasOthers`: values that are no numbers are among them. */
export type ValueSet =
  | { kind: 'numbers'; intervals: readonly Interval[]; hasOthers: boolean }
  | { kind: 'texts'; values: ReadonlySet<string>; isExcluded: boolean };

/** What holds together: the values of fields, by kind and name, and parts that are not understood, as texts. */
export interface ConditionCase {
  sets: ReadonlyMap<string, ValueSet>;
  opaque: ReadonlySet<string>;
}

const MOST_CASES = 32;
const MIRRORED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

const between = (from: number, to: number, hasFrom = false, hasTo = false): Interval => ({ from, to, hasFrom, hasTo });

const isNone = ({ from, to, hasFrom, hasTo }: Interval) => from > to || (from === to && !(hasFrom && hasTo));

function numbersOf(operator: string, limit: number): ValueSet | undefined {
  const set = (hasOthers: boolean, ...intervals: Interval[]): ValueSet => ({ kind: 'numbers', intervals, hasOthers });
  switch (operator) {
    case '<':
    case '<=':
      return set(false, between(-Infinity, limit, false, operator === '<='));
    case '>':
    case '>=':
      return set(false, between(limit, Infinity, operator === '>='));
    case '==':
      return set(false, between(limit, limit, true, true));
    case '!=':
      return set(true, between(-Infinity, limit), between(limit, Infinity));
    default:
      return undefined;
  }
}

function textsOf(operator: string, text: string): ValueSet | undefined {
  // A text that reads as a number is equal to other spellings of it.
  if (!Number.isNaN(Number(text)) || (operator !== '==' && operator !== '!=')) return undefined;
  return { kind: 'texts', values: new Set([text]), isExcluded: operator === '!=' };
}

/** The name of a field or of its member; undefined for anything else. */
function nameOf(node: Expression): string | undefined {
  if (node.type === 'Identifier') return (node as Identifier).name;
  const { object, property, computed } = node as MemberExpression;
  if (node.type !== 'MemberExpression' || computed) return undefined;
  const base = nameOf(object);
  return base === undefined ? undefined : `${base}.${(property as Identifier).name}`;
}

function valueOf(node: Expression): unknown {
  if (node.type === 'Literal') return (node as Literal).value;
  const { operator, argument } = node as UnaryExpression;
  const value = node.type === 'UnaryExpression' && operator === '-' ? valueOf(argument) : undefined;
  return typeof value === 'number' ? -value : undefined;
}

/** The set of a comparison of a field with a fixed value, with the key of the field. */
function comparisonOf(operator: string, left: Expression, right: Expression): [string, ValueSet] | undefined {
  const [name, value] = [nameOf(left), valueOf(right)];
  if (name === undefined) return undefined;
  const set = typeof value === 'number' ? numbersOf(operator, value) : undefined;
  const words = typeof value === 'string' ? textsOf(operator, value) : undefined;
  const found = set ?? words;
  return found && [`${found.kind} ${name}`, found];
}

const crossed = (one: Interval, two: Interval): Interval => ({
  from: Math.max(one.from, two.from),
  to: Math.min(one.to, two.to),
  hasFrom: [one, two].every(({ from, hasFrom }) => hasFrom || from < Math.max(one.from, two.from)),
  hasTo: [one, two].every(({ to, hasTo }) => hasTo || to > Math.min(one.to, two.to)),
});

/** The values that are in both sets, which are of one kind. */
function intersection(one: ValueSet, two: ValueSet): ValueSet {
  if (one.kind === 'numbers' && two.kind === 'numbers')
    return {
      kind: 'numbers',
      intervals: one.intervals.flatMap((a) => two.intervals.map((b) => crossed(a, b))).filter((each) => !isNone(each)),
      hasOthers: one.hasOthers && two.hasOthers,
    };
  if (one.kind !== 'texts' || two.kind !== 'texts') return one;
  if (one.isExcluded && two.isExcluded) return { ...one, values: new Set([...one.values, ...two.values]) };
  const [named, other] = one.isExcluded ? [two, one] : [one, two];
  return { ...named, values: new Set([...named.values].filter((text) => other.values.has(text) !== other.isExcluded)) };
}

function together(one: ConditionCase, two: ConditionCase): ConditionCase {
  const sets = new Map(one.sets);
  for (const [key, set] of two.sets) {
    const before = sets.get(key);
    sets.set(key, before ? intersection(before, set) : set);
  }
  return { sets, opaque: new Set([...one.opaque, ...two.opaque]) };
}

/**
 * The cases of a condition: it holds where one of them does. Comparisons of fields with numbers and words, joined by `&&`
 * and `||`, are understood; all else is kept as an opaque part.
 */
export function casesOf(tree: Expression): readonly ConditionCase[] {
  const opaque: ConditionCase = { sets: new Map(), opaque: new Set([JSON.stringify(tree)]) };
  if (tree.type !== 'BinaryExpression') return [opaque];
  const { operator, left, right } = tree as BinaryExpression;
  if (operator === '&&' || operator === '||') {
    const [ones, twos] = [casesOf(left), casesOf(right)];
    const cases = operator === '||' ? [...ones, ...twos] : ones.flatMap((one) => twos.map((two) => together(one, two)));
    return cases.length > MOST_CASES ? [opaque] : cases;
  }
  const compared = comparisonOf(operator, left, right) ?? comparisonOf(MIRRORED[operator] ?? operator, right, left);
  return compared ? [{ sets: new Map([compared]), opaque: new Set() }] : [opaque];
}
