import { ALL } from '../expressions/compile';
import type { Dependencies } from '../expressions/compile';
import type { ControlNode, PageNode, Template } from './nodes';

/** Columns of an array and fields of its sections, whichever could be read. */
export interface ArrayParts {
  readonly columns: readonly ControlNode[];
  readonly fields: readonly ControlNode[];
}

const isControl = (node: PageNode): node is ControlNode => node.kind === 'control';

export const partsOf = ({ children, section }: ControlNode): ArrayParts => ({
  columns: children.filter(isControl),
  fields: section?.fields.filter(isControl) ?? [],
});

/** What a column of an array is called among the values that read each other. */
export const columnKey = (array: string, column: string): string => `${array}.${column}`;

/** The same for a field of its sections. */
export const fieldKey = (array: string, field: string): string => `${array}.section.${field}`;

const expand = (names: ReadonlySet<string>, all: readonly ControlNode[]): string[] =>
  names.has(ALL) ? all.map(({ name }) => name) : [...names];

/** Everything that an expression in an array reads: controls by their names, columns and section fields by their keys. */
export function readsInArray(
  array: string,
  { columns, fields }: ArrayParts,
  compiled: Dependencies | undefined,
): Set<string> {
  if (!compiled) return new Set();
  const { reads, columns: own, sectionFields, sectionColumns } = compiled;
  return new Set([
    ...reads,
    ...[...expand(own, columns), ...expand(sectionColumns, columns)].map((column) => columnKey(array, column)),
    ...expand(sectionFields, fields).map((field) => fieldKey(array, field)),
  ]);
}

/** Whether an expression may answer something else on every line of an array. */
export const readsLine = ({ compiled }: Template): boolean =>
  compiled !== undefined && compiled.columns.size + compiled.sectionFields.size + compiled.sectionColumns.size > 0;
