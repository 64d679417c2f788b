import type { BinaryExpression, CallExpression, Expression, Identifier, Literal, MemberExpression } from 'jsep';
import { CONDITION_FUNCTIONS } from './conditionFunctions';

/** A member that a condition reads: `lines[0].amount` is the root `lines` with the steps `undefined` and `amount`. */
export interface FieldPath {
  root: string;
  /** Names; undefined for an index and for a key that is computed. */
  steps: readonly (string | undefined)[];
}

/** A field that a condition compares with a fixed value. */
export interface FieldComparison {
  field: string;
  value: string;
}

export interface ConditionReads {
  paths: readonly FieldPath[];
  comparisons: readonly FieldComparison[];
  /** Fields that are compared by their size with a number. */
  sizes: readonly FieldComparison[];
  /** Whether its value changes with the time. */
  clock: boolean;
}

/** Calls that look for a field's value among the others: `isin(type, 'a', 'b')`. */
const SEARCHES: readonly string[] = ['contains', 'isin'];
const EQUALITIES: readonly string[] = ['==', '!=', '===', '!=='];
const SIZES: readonly string[] = ['<', '>', '<=', '>='];

const isNode = (value: unknown): value is Expression =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function pathOf(node: Expression): FieldPath | undefined {
  if (node.type === 'Identifier') return { root: (node as Identifier).name, steps: [] };
  if (node.type !== 'MemberExpression') return undefined;
  const { object, property, computed } = node as MemberExpression;
  const base = pathOf(object);
  return base && { ...base, steps: [...base.steps, computed ? literalKey(property) : (property as Identifier).name] };
}

function literalKey(property: Expression): string | undefined {
  const { value } = property as Literal;
  return property.type === 'Literal' && typeof value === 'string' ? value : undefined;
}

/** The comparison of a field with a text or number, in either order. An empty text asks whether the field is empty. */
function comparisonOf(one: Expression | undefined, two: Expression | undefined): FieldComparison[] {
  if (one?.type === 'Literal') return two?.type === 'Literal' ? [] : comparisonOf(two, one);
  if (one?.type !== 'Identifier' || two?.type !== 'Literal') return [];
  const { value } = two as Literal;
  const isCompared = (typeof value === 'string' && value !== '') || typeof value === 'number';
  return isCompared ? [{ field: (one as Identifier).name, value: String(value) }] : [];
}

function comparisonsIn(node: Expression): FieldComparison[] {
  if (node.type === 'BinaryExpression') {
    const { operator, left, right } = node as BinaryExpression;
    return EQUALITIES.includes(operator) ? comparisonOf(left, right) : [];
  }
  const [whole, ...parts] = SEARCHES.includes(calledName(node)) ? (node as CallExpression).arguments : [];
  return whole?.type === 'Identifier' ? parts.flatMap((part) => comparisonOf(whole, part)) : [];
}

function sizesIn(node: Expression): FieldComparison[] {
  const { operator, left, right } = node as BinaryExpression;
  const isNumber = [left, right].some(
    (side) => side?.type === 'Literal' && typeof (side as Literal).value === 'number',
  );
  return node.type === 'BinaryExpression' && SIZES.includes(operator) && isNumber ? comparisonOf(left, right) : [];
}

/** The name of a called function in lower case; empty for anything else. */
function calledName(node: Expression): string {
  const { callee } = node as CallExpression;
  return node.type === 'CallExpression' && callee.type === 'Identifier'
    ? (callee as Identifier).name.toLowerCase()
    : '';
}

function readsClock(node: Expression): boolean {
  const definition = CONDITION_FUNCTIONS.get(calledName(node));
  return definition !== undefined && 'readsClock' in definition && definition.readsClock === true;
}

/** What a condition reads: the members of fields, the values that it compares fields with, and the time. */
export function readsOf(tree: Expression): ConditionReads {
  const paths: FieldPath[] = [];
  const comparisons: FieldComparison[] = [];
  const sizes: FieldComparison[] = [];
  let clock = false;
  const visit = (node: Expression) => {
    const path = node.type === 'MemberExpression' ? pathOf(node) : undefined;
    if (path) paths.push(path);
    comparisons.push(...comparisonsIn(node));
    sizes.push(...sizesIn(node));
    clock ||= readsClock(node);
    Object.values(node).flat().filter(isNode).forEach(visit);
  };
  visit(tree);
  return { paths, comparisons, sizes, clock };
}
