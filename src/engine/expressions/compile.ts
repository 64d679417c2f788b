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
import { AppError } from '@/common/errors/appError';
import type { FunctionDefinition } from './functions/defineFunction';
import { FUNCTIONS } from './functions/table';
import { BINARY, SHORT_CIRCUIT, UNARY } from './operators';
import { isInherited, ownValue } from './ownValue';
import { parse } from './parse';
import { PAGE_STATUS_NAME } from './roots';
import { ROW_CHECKED, ROW_PLACE, ROW_STATE } from './rowState';
import type { RowState } from './rowState';
import type { AggregateKind, Evaluate, Names, Scope } from './scope';

/** What a value is computed from. */
export interface Dependencies {
  /** Names of the controls it reads. */
  readonly controls: ReadonlySet<string>;
  /** The same, with `array.column` in place of an array of which it reads single columns: what cycles are found with. */
  readonly reads: ReadonlySet<string>;
  /** Columns of its own row that it reads; `ALL` when it is the row itself. */
  readonly columns: ReadonlySet<string>;
  /** Fields of its section that it reads, in the same way. */
  readonly sectionFields: ReadonlySet<string>;
  /** Columns that it reads in all rows of its section: an empty name for their number alone, `__index` for its row's place. */
  readonly sectionColumns: ReadonlySet<string>;
  /** Whether it reads a total over rows; such a value settles faster (shell spec §9). */
  readonly isTotal: boolean;
}

export interface Compiled extends Dependencies {
  readonly source: string;
  readonly run: Evaluate;
}

/** Stands for every name, where a whole row or section is read. */
export const ALL = '*';
const NO_COLUMN = '';

/** A short expression costs nothing beside its functions; each part of a longer one takes this many steps. */
const FREE_PARTS = 32;
const STEPS_PER_PART = 30;

const AGGREGATES: ReadonlySet<string> = new Set<AggregateKind>(['sum', 'avg', 'min', 'max', 'count']);

const fail = (code: string, message: string): never => {
  throw new AppError('config', message, { code });
};

const argument = (value: unknown, scope: Scope, weight: number): unknown =>
  typeof value === 'number' || weight === 0 ? value : scope.budget.read(value, weight);

class Compiler {
  readonly controls = new Set<string>();
  readonly reads = new Set<string>();
  readonly columns = new Set<string>();
  readonly sectionFields = new Set<string>();
  readonly sectionColumns = new Set<string>();
  isTotal = false;
  /** Parts of the expression so far. */
  parts = 0;

  constructor(private readonly names: Names) {}

  private get hasSection(): boolean {
    return this.names.sectionRows !== undefined;
  }

  compile(node: Expression): Evaluate {
    this.parts += 1;
    switch (node.type) {
      case 'Literal':
        return this.literal(node as Literal);
      case 'Identifier':
        return this.identifier((node as Identifier).name);
      case 'MemberExpression':
        return this.member(node as MemberExpression);
      case 'UnaryExpression':
        return this.unary(node as UnaryExpression);
      case 'BinaryExpression':
        return this.binary(node as BinaryExpression);
      case 'ConditionalExpression':
        return this.conditional(node as ConditionalExpression);
      case 'ArrayExpression':
        return this.list(node as ArrayExpression);
      case 'CallExpression':
        return this.call(node as CallExpression);
      default:
        return fail('expression.syntax', `Not part of the language: ${node.type}`);
    }
  }

  private literal(node: Literal): Evaluate {
    const { value } = node;
    return () => value;
  }

  private identifier(name: string): Evaluate {
    if (name === 'undefined') return () => undefined;
    if (this.names.inRow && name === 'row') {
      this.columns.add(ALL);
      return (scope) => scope.row;
    }
    if (this.hasSection && name === 'section') {
      this.sectionFields.add(ALL);
      return (scope) => scope.section?.values;
    }
    if (this.names.steps.has(name)) return (scope) => ownValue(scope.steps, name);
    if (this.names.hasEvent && name === 'event') return (scope) => scope.event;
    if (name === 'page') return (scope) => scope.page;
    if (name === PAGE_STATUS_NAME) return (scope) => scope.page.status;
    const slot = this.names.slot(name);
    if (slot === undefined) return fail('expression.unknown-root', name);
    this.controls.add(name);
    this.reads.add(name);
    return (scope) => scope.slots[slot]?.();
  }

  /** `lines.amount` is a column of the array control `lines`. */
  private columnOf(node: Expression): { slot: number; column: string } | undefined {
    if (node.type !== 'MemberExpression') return undefined;
    const { object, property, computed } = node as MemberExpression;
    if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return undefined;
    const name = (object as Identifier).name;
    const column = (property as Identifier).name;
    const slot = this.names.isArray(name) && !isInherited(column) ? this.names.slot(name) : undefined;
    if (slot === undefined) return undefined;
    this.controls.add(name);
    this.reads.add(`${name}.${column}`);
    return { slot, column };
  }

  /** The slot of `lines` itself, of which only the number of rows is read. */
  private arrayOf(node: Expression): number | undefined {
    const name = node.type === 'Identifier' ? (node as Identifier).name : '';
    const slot = this.names.isArray(name) ? this.names.slot(name) : undefined;
    if (slot === undefined) return undefined;
    this.controls.add(name);
    this.reads.add(`${name}[]`);
    this.isTotal = true;
    return slot;
  }

  private member(node: MemberExpression): Evaluate {
    const column = this.columnOf(node);
    if (column) return (scope) => scope.budget.read(scope.column(column.slot, column.column));
    const property = node.property;
    const key = !node.computed && property.type === 'Identifier' ? (property as Identifier).name : undefined;
    if (node.object.type === 'Identifier' && key !== undefined) {
      const root = (node.object as Identifier).name;
      if (root === 'user') return isInherited(key) ? () => undefined : (scope) => scope.user(key);
      if (root === 'row' && this.names.inRow) {
        const state = ROW_STATE.get(key);
        if (state) return this.rowState(key, state);
        this.columns.add(key);
        return (scope) => ownValue(scope.row, key);
      }
      if (this.hasSection && (root === 'section' || (root === 'parent' && this.names.inRow)))
        return this.ofSection(key);
      if (root === 'parent' && (this.names.inRow || this.hasSection)) return this.identifier(key);
    }
    if (key !== undefined && this.isSectionRows(node.object)) return this.sectionColumn(key);
    const object = this.compile(node.object);
    if (key !== undefined) return (scope) => ownValue(object(scope), key);
    const computedKey = this.compile(property);
    return (scope) => ownValue(object(scope), scope.budget.read(computedKey(scope)));
  }

  /** `row.__index` and its like. A row's place changes when any row of its section comes, goes or moves. */
  private rowState(key: string, read: (row: RowState) => unknown): Evaluate {
    if (key === ROW_CHECKED) this.columns.add(key);
    else this.sectionColumns.add(ROW_PLACE);
    return ({ rowState }) => rowState && read(rowState);
  }

  /** `section.rows`, under the name that the array gives it. */
  private isSectionRows(node: Expression): boolean {
    if (node.type !== 'MemberExpression' || !this.hasSection) return false;
    const { object, property, computed } = node as MemberExpression;
    return (
      !computed &&
      object.type === 'Identifier' &&
      (object as Identifier).name === 'section' &&
      property.type === 'Identifier' &&
      (property as Identifier).name === this.names.sectionRows
    );
  }

  private ofSection(key: string): Evaluate {
    if (key === this.names.sectionRows) {
      this.sectionColumns.add(ALL);
      return (scope) => scope.budget.read(scope.section?.rows.map(({ values }) => values));
    }
    this.sectionFields.add(key);
    return (scope) => ownValue(scope.section?.values, key);
  }

  /** `section.rows.amount` is one column of the section's rows. */
  private sectionColumn(column: string): Evaluate {
    this.sectionColumns.add(column);
    return (scope) => scope.budget.read(scope.section?.rows.map(({ values }) => ownValue(values, column)));
  }

  private unary(node: UnaryExpression): Evaluate {
    const apply = UNARY[node.operator] ?? fail('expression.syntax', `Unknown operator ${node.operator}`);
    const argument = this.compile(node.argument);
    if (node.operator === '!') return (scope) => apply(argument(scope));
    return (scope) => {
      const value = argument(scope);
      if (typeof value === 'string') scope.budget.read(value);
      return apply(value);
    };
  }

  private binary(node: BinaryExpression): Evaluate {
    const left = this.compile(node.left);
    const right = this.compile(node.right);
    const shortCircuit = SHORT_CIRCUIT[node.operator];
    if (shortCircuit) return shortCircuit(left, right);
    const apply = BINARY[node.operator] ?? fail('expression.syntax', `Unknown operator ${node.operator}`);
    if (node.operator !== '+') {
      return (scope) => {
        const one = left(scope);
        const two = right(scope);
        // Long texts take time to be compared, or to be read as numbers.
        if (typeof one === 'string') scope.budget.read(one);
        if (typeof two === 'string') scope.budget.read(two);
        return apply(one, two);
      };
    }
    return (scope) => {
      const sum = apply(left(scope), right(scope));
      return typeof sum === 'string' ? scope.budget.made(sum) : sum;
    };
  }

  private conditional(node: ConditionalExpression): Evaluate {
    const [test, yes, no] = [this.compile(node.test), this.compile(node.consequent), this.compile(node.alternate)];
    return (scope) => (test(scope) ? yes(scope) : no(scope));
  }

  private list(node: ArrayExpression): Evaluate {
    const items = node.elements.map((element) => (element ? this.compile(element) : () => undefined));
    return (scope) => scope.budget.made(items.map((item) => item(scope)));
  }

  private call(node: CallExpression): Evaluate {
    if (node.callee.type !== 'Identifier')
      return fail('expression.syntax', 'Only the functions of the language can be called');
    const name = (node.callee as Identifier).name.toLowerCase();
    const definition = FUNCTIONS.get(name) ?? fail('expression.unknown-function', name);
    const [first, ...others] = node.arguments;
    const column = first && others.length === 0 && AGGREGATES.has(name) ? this.columnOf(first) : undefined;
    this.isTotal ||= column !== undefined;
    if (column) return (scope) => scope.aggregate(column.slot, name as AggregateKind, column.column);
    const rows = first && others.length === 0 && name === 'count' ? this.arrayOf(first) : undefined;
    if (rows !== undefined) return (scope) => scope.aggregate(rows, 'count', '');
    if (first && others.length === 0 && name === 'count' && this.isSectionRows(first)) {
      this.sectionColumns.add(NO_COLUMN);
      return (scope) => scope.section?.rows.length;
    }
    const args = node.arguments.map((argument) => this.compile(argument));
    if (args.length < definition.min || args.length > definition.max) return fail('expression.arguments', name);
    if (definition.lazy) {
      const { lazy } = definition;
      return (scope) => lazy(args, scope);
    }
    return this.apply(definition, args);
  }

  private apply({ apply, weight = 1, cost = 0 }: FunctionDefinition, args: readonly Evaluate[]): Evaluate {
    const [one, two] = args;
    const flat = cost * Math.max(1, args.length);
    // Most calls have one argument or two; a list made for them costs less than one that is mapped.
    if (one && args.length === 1 && flat === 0 && weight === 0) return (scope) => apply([one(scope)], scope);
    if (one && args.length === 1 && flat === 0) return (scope) => apply([argument(one(scope), scope, weight)], scope);
    if (one && two && args.length === 2 && flat === 0)
      return (scope) => apply([argument(one(scope), scope, weight), argument(two(scope), scope, weight)], scope);
    return (scope) => {
      if (flat > 0) scope.budget.spend(flat);
      return apply(
        args.map((read) => argument(read(scope), scope, weight)),
        scope,
      );
    };
  }
}

/** Compiles source text (without its leading `=`) to a closure. Throws a `config` error whose code says what is wrong. */
export function compile(source: string, names: Names): Compiled {
  const compiler = new Compiler(names);
  const evaluate = compiler.compile(parse(source));
  const steps = compiler.parts > FREE_PARTS ? compiler.parts * STEPS_PER_PART : 0;
  const charged: Evaluate = (scope) => {
    scope.budget.spend(steps);
    return evaluate(scope);
  };
  const run = steps === 0 ? evaluate : charged;
  const { controls, reads, columns, sectionFields, sectionColumns, isTotal } = compiler;
  return { source, run, controls, reads, columns, sectionFields, sectionColumns, isTotal };
}
