import type { Dependencies } from '../expressions/compile';
import type { Scope } from '../expressions/scope';
import { columnKey, fieldKey, readsInArray } from '../protocol/arrayReads';
import type { ArrayParts } from '../protocol/arrayReads';
import { dependencyOrder } from '../protocol/cycles';
import type { ControlNode } from '../protocol/nodes';
import { isSection } from './row';
import type { Line, Section } from './row';
import type { Settling } from './settling';

/** A column of the rows, or a field of the sections, whose value an expression answers. */
export interface ComputedField {
  readonly name: string;
  readonly isOfSection: boolean;
  readonly compiled: Dependencies;
  /** Columns of its own array over which it reads totals. */
  readonly totals: readonly string[];
  run(scope: Scope): unknown;
}

/** Computed columns and section fields of an array, each after those it reads. */
export function planFields(array: string, parts: ArrayParts): ComputedField[] {
  const own = columnKey(array, '');
  const computed = new Map<string, ComputedField>();
  const add = (key: string, { name, value: { compiled, run } }: ControlNode, isOfSection: boolean) => {
    if (compiled)
      computed.set(key, {
        name,
        isOfSection,
        compiled,
        run,
        totals: [...compiled.reads].filter((read) => read.startsWith(own)).map((read) => read.slice(own.length)),
      });
  };
  parts.columns.forEach((node) => add(columnKey(array, node.name), node, false));
  parts.fields.forEach((node) => add(fieldKey(array, node.name), node, true));
  const reads = new Map(
    [...computed].map(([key, { compiled }]) => [key, readsInArray(array, parts, compiled)] as const),
  );
  return dependencyOrder(reads).flatMap((key) => computed.get(key) ?? []);
}

function compute({ name, run }: ComputedField, line: Line, settling: Settling, scope: Scope): void {
  const row = isSection(line) ? undefined : line;
  scope.row = row?.values;
  scope.rowState = row;
  const before = line.values[name];
  const after = run(scope);
  if (Object.is(before, after)) return;
  line.values[name] = after;
  settling.note(line, name, before);
}

/** The lines of a section on which a field has to be computed again. */
function affected({ isOfSection, compiled }: ComputedField, section: Section, settling: Settling): Iterable<Line> {
  const isForAll = settling.hasChangedFor(section, compiled);
  if (isOfSection) return isForAll ? [section] : [];
  return isForAll ? section.rows : settling.rowsToCompute(compiled.columns);
}

/** Computes what depends on what has happened in a section so far, and adds what that changes in turn. */
export function settleSection(
  plan: readonly ComputedField[],
  section: Section,
  settling: Settling,
  scope: Scope,
): void {
  scope.section = section;
  for (const field of plan) {
    for (const line of affected(field, section, settling)) compute(field, line, settling, scope);
  }
  scope.row = undefined;
  scope.rowState = undefined;
  scope.section = undefined;
}

/** Computes one field on all lines of a section, and then what depends on it. */
export function recomputeField(
  plan: readonly ComputedField[],
  field: ComputedField,
  section: Section,
  settling: Settling,
  scope: Scope,
): void {
  scope.section = section;
  const lines: readonly Line[] = field.isOfSection ? [section] : section.rows;
  lines.forEach((line) => compute(field, line, settling, scope));
  settleSection(plan.slice(plan.indexOf(field) + 1), section, settling, scope);
}
