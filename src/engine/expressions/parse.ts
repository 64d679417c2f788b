import jsep from 'jsep';
import type { Expression } from 'jsep';
import { AppError } from '@/common/errors/appError';

/** Characters. */
export const MAX_SOURCE_LENGTH = 4000;
export const MAX_DEPTH = 60;

jsep.removeAllBinaryOps();
const PRECEDENCE: [string, number][] = [
  ['||', 1],
  ['??', 1],
  ['&&', 2],
  ['==', 6],
  ['!=', 6],
  ['===', 6],
  ['!==', 6],
  ['<', 7],
  ['>', 7],
  ['<=', 7],
  ['>=', 7],
  ['+', 9],
  ['-', 9],
  ['*', 10],
  ['/', 10],
  ['%', 10],
];
PRECEDENCE.forEach(([operator, precedence]) => jsep.addBinaryOp(operator, precedence));
jsep.removeUnaryOp('~');

/** Counts nodes of the tree: lists of arguments and items are no level of their own. */
function checkDepth(node: unknown, depth: number): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    node.forEach((child) => checkDepth(child, depth));
    return;
  }
  if (depth > MAX_DEPTH)
    throw new AppError('config', `An expression may nest ${MAX_DEPTH} levels deep`, { code: 'expression.depth' });
  Object.values(node).forEach((child) => checkDepth(child, depth + 1));
}

/** Source text without its leading `=` → syntax tree. Throws a `config` error for what cannot be read. */
export function parse(source: string): Expression {
  if (source.length > MAX_SOURCE_LENGTH)
    throw new AppError('config', `An expression may have ${MAX_SOURCE_LENGTH} characters`, {
      code: 'expression.length',
    });
  let tree: Expression;
  try {
    tree = jsep(source);
  } catch (cause) {
    throw new AppError('config', cause instanceof Error ? cause.message : String(cause), {
      code: 'expression.syntax',
      cause,
    });
  }
  checkDepth(tree, 0);
  return tree;
}
