import { foldText } from './rules';

/** `remembered`: a person matched it in an earlier file. `chosen`: a person matched it, or left it out, in this one. */
export type MatchKind = 'exact' | 'similar' | 'remembered' | 'chosen' | 'none';

/** Where a column of the template is in the sheet. */
export interface ColumnMatch {
  readonly title: string;
  /** Undefined when the sheet has no such column. */
  readonly column: number | undefined;
  readonly kind: MatchKind;
}

export interface ColumnMatches {
  /** In the order of the template. */
  readonly matches: readonly ColumnMatch[];
  /** Columns of the sheet with a header that the template does not have. */
  readonly surplus: readonly number[];
  /** Headers of the template that the sheet has more than once. */
  readonly duplicates: readonly { readonly title: string; readonly columns: readonly number[] }[];
}

/** Headers by title of the template, as a person matched them by hand. */
export type RememberedMatches = ReadonlyMap<string, string>;

/** Titles with their column; undefined for one that a person left out. */
export type ChosenColumns = ReadonlyMap<string, number | undefined>;

/** Templates mark columns that are required: `*客户名称`. */
const foldHeader = (text: string) => foldText(text).replace(/^\*+|\*+$/g, '');

/**
 * Finds the columns of the template in a header row: those chosen by hand, then equal texts, then texts that differ in
 * width, case, blanks or an asterisk, then those of an earlier file. A column of the sheet is used once.
 */
export function matchColumns(
  titles: readonly string[],
  header: readonly string[],
  remembered: RememberedMatches = new Map(),
  chosen: ChosenColumns = new Map(),
): ColumnMatches {
  const found = new Map<string, { column: number | undefined; kind: MatchKind }>();
  const used = new Set<number>();
  const folded = header.map(foldHeader);

  function take(title: string, column: number | undefined, kind: MatchKind) {
    if (column !== undefined) used.add(column);
    found.set(title, { column, kind });
  }
  function takeWhere(kind: MatchKind, isIt: (title: string, column: number) => boolean) {
    for (const title of titles) {
      if (found.has(title)) continue;
      const column = header.findIndex((text, index) => text.trim() !== '' && !used.has(index) && isIt(title, index));
      if (column >= 0) take(title, column, kind);
    }
  }

  titles.filter((title) => chosen.has(title)).forEach((title) => take(title, chosen.get(title), 'chosen'));
  takeWhere('exact', (title, column) => header[column] === title);
  takeWhere('similar', (title, column) => folded[column] === foldHeader(title));
  takeWhere('remembered', (title, column) => header[column] === remembered.get(title));

  const duplicates = titles
    .map((title) => ({ title, columns: columnsWith(foldHeader(title), folded) }))
    .filter(({ title, columns }) => columns.length > 1 && !chosen.has(title));
  const repeated = new Set(duplicates.flatMap(({ columns }) => columns));
  return {
    matches: titles.map((title) => ({ title, ...(found.get(title) ?? { column: undefined, kind: 'none' }) })),
    surplus: header.flatMap((text, index) =>
      text.trim() === '' || used.has(index) || repeated.has(index) ? [] : [index],
    ),
    duplicates,
  };
}

const columnsWith = (text: string, folded: readonly string[]) =>
  folded.flatMap((other, index) => (other === text ? [index] : []));

/** Rows in which the header is looked for: a title or instructions may stand above it. */
export const HEADER_ROWS = 20;

/** The first row with the most titles of the template; without any, the first row with a text. */
export function findHeaderRow(titles: readonly string[], rows: readonly (readonly string[])[]): number {
  const wanted = new Set(titles.map(foldHeader));
  const scores = rows
    .slice(0, HEADER_ROWS)
    .map((row) => new Set(row.map(foldHeader).filter((text) => wanted.has(text))).size);
  const best = Math.max(0, ...scores);
  if (best > 0) return scores.indexOf(best);
  return Math.max(
    0,
    rows.findIndex((row) => row.some((text) => text !== '')),
  );
}
