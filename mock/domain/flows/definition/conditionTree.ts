import jsep from 'jsep';
import type {
  ArrayExpression,
  BinaryExpression,
  CallExpression,
  ConditionalExpression,
  Expression,
  Identifier,
  Literal,
  MemberExpression,
  UnaryExpression,
} from 'jsep';
import type { ConditionBudget } from './conditionBudget';
import { CONDITION_FUNCTIONS } from './conditionFunctions';
import { ConditionError } from './conditionError';
import { BINARY, SHORT_CIRCUIT, UNARY, ownValue } from './conditionOperators';

/** Characters. */
const LONGEST_CONDITION = 500;
const MOST_LEVELS = 60;

/** The person who starts a process, as conditions see them. Form fields of this name are hidden by it. */
export const APPLICANT = 'applicant';
export const APPLICANT_MEMBERS: readonly string[] = ['orgname', 'positionname'];

/** Values of the form by field, and the applicant. */
export type ConditionValues = Readonly<Record<string, unknown>>;

export type Run = (values: ConditionValues, budget: ConditionBudget) => unknown;

jsep.removeAllBinaryOps();
// The precedences of the page expressions.
Object.entries({ '||': 1, '??': 1, '&&': 2, '==': 6, '!=': 6, '===': 6, '!==': 6 }).forEach(([sign, level]) =>
  jsep.addBinaryOp(sign, level),
);
Object.entries({ '<': 7, '>': 7, '<=': 7, '>=': 7, '+': 9, '-': 9, '*': 10, '/': 10, '%': 10 }).forEach(
  ([sign, level]) => jsep.addBinaryOp(sign, level),
);
jsep.removeUnaryOp('~');

/** The place of the character at which the parser stopped, from 1. */
const placeOf = (error: unknown, text: string) =>
  Math.min(error instanceof Error && 'index' in error ? Number(error.index) + 1 : 1, text.length);

/** Reads the text into a tree. Throws a ConditionError that says where it cannot be read. */
export function parseCondition(text: string): Expression {
  if (text.trim() === '') throw new ConditionError('flow.condition.empty');
  if (text.length > LONGEST_CONDITION)
    throw new ConditionError('flow.condition.too_long', { count: LONGEST_CONDITION });
  try {
    return jsep(text);
  } catch (error) {
    throw new ConditionError('flow.condition.syntax', { place: placeOf(error, text) });
  }
}

const unsupported = (part: string) => new ConditionError('flow.condition.unsupported', { part });

/** A long text takes time to be compared, or to be read as a number. */
const charged = (value: unknown, budget: ConditionBudget): unknown =>
  typeof value === 'string' ? budget.read(value) : value;

/** Turns the tree into closures that read nothing but own values of the form. */
function compileNode(node: Expression, names: Set<string>, level: number): Run {
  if (level > MOST_LEVELS) throw new ConditionError('flow.condition.too_deep', { count: MOST_LEVELS });
  const inner = (child: Expression) => compileNode(child, names, level + 1);
  switch (node.type) {
    case 'Literal': {
      const { value } = node as Literal;
      return () => value;
    }
    case 'Identifier': {
      const { name } = node as Identifier;
      if (name === 'undefined') return () => undefined;
      names.add(name);
      return (values) => ownValue(values, name);
    }
    case 'MemberExpression':
      return member(node as MemberExpression, inner);
    case 'UnaryExpression': {
      const { operator, argument } = node as UnaryExpression;
      const apply = UNARY.get(operator);
      if (!apply) throw unsupported(operator);
      const run = inner(argument);
      return (values, budget) => apply(charged(run(values, budget), budget));
    }
    case 'BinaryExpression':
      return binary(node as BinaryExpression, inner);
    case 'ConditionalExpression': {
      const { test, consequent, alternate } = node as ConditionalExpression;
      const [condition, yes, no] = [inner(test), inner(consequent), inner(alternate)];
      return (values, budget) => (condition(values, budget) ? yes(values, budget) : no(values, budget));
    }
    case 'ArrayExpression': {
      const items = (node as ArrayExpression).elements.map((item) => (item ? inner(item) : () => undefined));
      return (values, budget) => {
        budget.spend(items.length);
        return items.map((run) => run(values, budget));
      };
    }
    case 'CallExpression':
      return call(node as CallExpression, inner);
    case 'Compound':
    case 'SequenceExpression':
      throw new ConditionError('flow.condition.several');
    default:
      throw unsupported(node.type === 'ThisExpression' ? 'this' : node.type);
  }
}

function member({ object, property, computed }: MemberExpression, inner: (node: Expression) => Run): Run {
  const target = inner(object);
  if (computed) {
    const key = inner(property);
    return (values, budget) => ownValue(target(values, budget), charged(key(values, budget), budget));
  }
  const { name } = property as Identifier;
  const root = object.type === 'Identifier' ? (object as Identifier).name : undefined;
  if (root === APPLICANT && !APPLICANT_MEMBERS.includes(name))
    throw new ConditionError('flow.condition.unknown_name', { name: `${APPLICANT}.${name}` });
  if (root === undefined) return (values, budget) => ownValue(target(values, budget), name);
  // A list of the form is a table: its member is a column.
  return (values, budget) => {
    const value = target(values, budget);
    if (!Array.isArray(value)) return ownValue(value, name);
    budget.spend(value.length);
    return value.map((row) => ownValue(row, name));
  };
}

function binary({ operator, left, right }: BinaryExpression, inner: (node: Expression) => Run): Run {
  const [one, two] = [inner(left), inner(right)];
  const decides = SHORT_CIRCUIT.get(operator);
  if (decides)
    return (values, budget) => {
      const value = one(values, budget);
      return decides(value) ? value : two(values, budget);
    };
  const apply = BINARY.get(operator);
  if (!apply) throw unsupported(operator);
  return (values, budget) => {
    const value = apply(charged(one(values, budget), budget), charged(two(values, budget), budget));
    if (typeof value === 'string') budget.make(value.length);
    return value;
  };
}

/** The name of what is called, also where it is a method, which conditions do not have. */
function nameOf(callee: Expression): string {
  if (callee.type === 'MemberExpression') return nameOf((callee as MemberExpression).property);
  return callee.type === 'Identifier' ? (callee as Identifier).name : '';
}

function call({ callee, arguments: args }: CallExpression, inner: (node: Expression) => Run): Run {
  const name = nameOf(callee);
  const definition = callee.type === 'Identifier' ? CONDITION_FUNCTIONS.get(name.toLowerCase()) : undefined;
  if (!definition) throw new ConditionError('flow.condition.unknown_function', { name });
  const runs = args.map(inner);
  if (runs.length < definition.min || runs.length > definition.max)
    throw new ConditionError('flow.condition.arguments', { name });
  if ('choose' in definition)
    return (values, budget) => definition.choose(runs.map((run) => () => run(values, budget)));
  const { apply, weight, cost = 0 } = definition;
  return (values, budget) => {
    budget.spend(cost * Math.max(1, runs.length));
    const read = runs.map((run) => budget.read(run(values, budget), weight));
    return apply(read, budget);
  };
}

/** Compiles a condition, and collects the names that it reads. Throws a ConditionError that says what is wrong. */
export const compileTree = (tree: Expression, names: Set<string>): Run => compileNode(tree, names, 0);
