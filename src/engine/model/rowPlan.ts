import type { RowValues, Scope } from '../expressions/scope';
import { dependencyOrder } from '../protocol/cycles';
import type { ControlNode, PageNode } from '../protocol/nodes';

export interface ComputedColumn {
  readonly name: string;
  readonly reads: ReadonlySet<string>;
  /** Controls of the page that it reads: when one changes, every row is computed again. */
  readonly controls: ReadonlySet<string>;
  /** Columns of its own array over which it reads totals. */
  readonly totals: readonly string[];
  run(scope: Scope): unknown;
}

/** Computed columns of an array, each after those it reads. */
export function planColumns(array: string, children: readonly PageNode[]): ComputedColumn[] {
  const own = `${array}.`;
  const columns = children.filter((node): node is ControlNode => node.kind === 'control');
  const computed = new Map(columns.flatMap(({ name, value }) => (value.constant ? [] : [[name, value] as const])));
  const reads = new Map([...computed].map(([name, value]) => [name, value.compiled?.columns ?? new Set<string>()] as const));
  return dependencyOrder(reads).flatMap((name) => {
    const value = computed.get(name);
    return value ? [{ name, reads: reads.get(name) ?? new Set(), controls: value.compiled?.controls ?? new Set(), totals: [...(value.compiled?.reads ?? [])].filter((read) => read.startsWith(own)).map((read) => read.slice(own.length)), run: value.run }] : [];
  });
}

/** Computes what depends on `changed`, writes it into the row and adds what really changed to `changed`. */
export function settleRow(plan: readonly ComputedColumn[], values: RowValues, changed: Map<string, unknown>, scope: Scope): void {
  scope.row = values;
  for (const column of plan) {
    if (![...column.reads].some((name) => changed.has(name))) continue;
    const before = values[column.name];
    const after = column.run(scope);
    if (Object.is(before, after)) continue;
    values[column.name] = after;
    if (!changed.has(column.name)) changed.set(column.name, before);
  }
  scope.row = undefined;
}

export function computeRow(plan: readonly ComputedColumn[], values: RowValues, scope: Scope): void {
  scope.row = values;
  for (const column of plan) values[column.name] = column.run(scope);
  scope.row = undefined;
}
