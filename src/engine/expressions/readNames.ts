import type { CallExpression, Expression, Identifier, MemberExpression } from 'jsep';
import { isRecord } from '@/common/isRecord';

/** A name that an expression reads, with the member that it reads of it where it says which: `applicant`, `orgname`. */
export interface ReadName {
  readonly name: string;
  readonly member?: string;
}

const isExpression = (value: unknown): value is Expression => isRecord(value) && typeof value.type === 'string';

const childrenOf = (node: Expression): readonly Expression[] =>
  Object.values(node)
    .flatMap((value: unknown) => value)
    .filter(isExpression);

/** The names of the functions that are called in a syntax tree, as they are written. */
export function readCalls(node: Expression): readonly string[] {
  const { callee } = node as CallExpression;
  const called = node.type === 'CallExpression' && callee.type === 'Identifier' ? [(callee as Identifier).name] : [];
  return [...called, ...childrenOf(node).flatMap(readCalls)];
}

/** The names in a syntax tree, in the order in which they stand there; functions are none. */
export function readNames(node: Expression): readonly ReadName[] {
  switch (node.type) {
    case 'Identifier': {
      const { name } = node as Identifier;
      return name === 'undefined' ? [] : [{ name }];
    }
    case 'MemberExpression': {
      const { object, property, computed } = node as MemberExpression;
      if (computed) return [...readNames(object), ...readNames(property)];
      return object.type === 'Identifier'
        ? [{ name: (object as Identifier).name, member: (property as Identifier).name }]
        : readNames(object);
    }
    case 'CallExpression':
      return (node as CallExpression).arguments.flatMap(readNames);
    default:
      return childrenOf(node).flatMap(readNames);
  }
}
