import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import { isRecord } from '@/common/isRecord';
import { at, issue } from '../protocol/issues';
import type { ControlModel } from './controlModel';

/** Whether rows of this kind can have others below them. */
const hasChildren = (row: GenericSchema) => 'entries' in row && isRecord(row.entries) && 'children' in row.entries;

type Owner = Pick<ControlModel, 'page' | 'node'>;

/** Tells the page's author, once for a control, that some of the rows it was given are left out. */
const warn = ({ page, node }: Owner, place: string, count: number) =>
  page.warnOnce(issue('faulty-rows', at(node.path, place), { count: String(count) }, 'warning'));

/** The same about the items of a value that are no objects. */
export function warnOfFaultyItems(control: Owner, value: unknown): void {
  const faulty = Array.isArray(value) ? value.filter((item) => !isRecord(item)).length : 0;
  if (faulty > 0) warn(control, 'value', faulty);
}

/**
 * The rows of an answer that fit their schema, those below others included. The rest is left out and told on the
 * console. Undefined when there are rows and none fits: the answer is something else.
 */
export function fittingRows<R>(
  control: Owner,
  row: GenericSchema<unknown, R>,
  answered: readonly unknown[],
): readonly R[] | undefined {
  const isTree = hasChildren(row);
  let faulty = 0;
  const fitting = (rows: readonly unknown[]): R[] =>
    rows.flatMap((entry) => {
      const isParent = isTree && isRecord(entry) && Array.isArray(entry.children);
      const whole = isParent ? { ...entry, children: fitting(entry.children as unknown[]) } : entry;
      const parsed = safeParse(row, whole);
      // Valibot takes a list for a record.
      if (parsed.success && !Array.isArray(entry)) return [parsed.output];
      faulty += 1;
      return [];
    });
  const rows = fitting(answered);
  if (faulty === 0) return rows;
  if (rows.length === 0) return undefined;
  warn(control, 'source', faulty);
  return rows;
}
