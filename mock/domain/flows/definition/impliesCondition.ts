/** A comparison of one field with a number: `amount >= 3000`. */
const COMPARISON = /^\s*([\p{L}_$][\p{L}\p{N}_$.]*)\s*(>=|<=|==|>|<)\s*(-?\d+(?:\.\d+)?)\s*$/u;

interface Comparison {
  field: string;
  operator: string;
  limit: number;
}

function comparisonOf(condition: string): Comparison | undefined {
  const [, field, operator, limit] = COMPARISON.exec(condition) ?? [];
  if (field === undefined || operator === undefined) return undefined;
  return { field, operator, limit: Number(limit) };
}

/** Whether every number of the first comparison is one of the second as well. */
function isWithin(inner: Comparison, outer: Comparison): boolean {
  const [direction] = outer.operator;
  const isSameSide = inner.operator === '==' || inner.operator.startsWith(direction ?? '');
  if (!isSameSide) return false;
  if (inner.limit === outer.limit) return outer.operator.endsWith('=') || inner.operator === outer.operator;
  if (direction === '>') return inner.limit > outer.limit;
  return direction === '<' && inner.limit < outer.limit;
}

/**
 * Whether the second condition holds whenever the first one does. Sees it of equal texts, and of comparisons of one field
 * with numbers; of others it says no.
 */
export function impliesCondition(first: string, second: string): boolean {
  if (first.trim() === second.trim()) return true;
  const [inner, outer] = [comparisonOf(first), comparisonOf(second)];
  return inner !== undefined && outer !== undefined && inner.field === outer.field && isWithin(inner, outer);
}
