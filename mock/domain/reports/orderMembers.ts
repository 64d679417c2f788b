import type { AxisNode } from './cube';
import type { Dimension } from './dimensions';
import { isInOrder } from './dimensions';
import type { Members } from './members';
import type { Figure } from './tables';

const collator = new Intl.Collator('zh-CN');
/** Compares figures, largest first; what has none comes last. */
export const largestFirst = (left: Figure, right: Figure) => (right ?? -Infinity) - (left ?? -Infinity) || 0;
export const compareTexts = (left: string, right: string) => collator.compare(left, right);

/**
 * The members of a dimension in the order in which a report lists them: time by the calendar, others by a figure. Without
 * a figure the order is that of their dictionary or tree, else of their texts.
 */
export function orderMembers(
  nodes: Iterable<AxisNode>,
  dimension: Dimension,
  members: Members,
  figureOf?: (node: AxisNode) => Figure,
): { node: AxisNode; text: string }[] {
  const listed = Array.from(nodes, (node) => ({
    node,
    text: members.textOf(dimension, node.key),
    figure: figureOf?.(node) ?? null,
    place: members.placeOf(dimension, node.key) ?? Infinity,
  }));
  if (isInOrder(dimension)) return listed.sort((a, b) => (a.node.key < b.node.key ? -1 : 1));
  const byText = (a: { text: string }, b: { text: string }) => compareTexts(a.text, b.text);
  if (figureOf) return listed.sort((a, b) => largestFirst(a.figure, b.figure) || byText(a, b));
  return listed.sort((a, b) => (a.place === b.place ? byText(a, b) : a.place - b.place));
}
