import { ALL } from '../expressions/compile';
import type { Dependencies } from '../expressions/compile';
import { isSection, sectionOf } from './row';
import type { Line, Row, Section } from './row';

const NOTHING: ReadonlySet<string> = new Set();

const meets = (
  wanted: ReadonlySet<string>,
  changed: { readonly size: number; has(name: string): boolean } = NOTHING,
): boolean => changed.size > 0 && (wanted.has(ALL) || [...wanted].some((name) => changed.has(name)));

/** What has happened in a section since its computed fields were last right. */
export class Settling {
  /** Values before, by line and name. Fresh rows are not in it: all of theirs are new. */
  readonly changes = new Map<Line, Map<string, unknown>>();
  /** Columns in which any row has changed. */
  private readonly columns = new Set<string>();

  /**
   * @param fresh Lines of which everything has to be computed; a section stands for its rows as well.
   * @param isRestructured Whether rows came, went or moved.
   */
  constructor(
    private readonly fresh: ReadonlySet<Line> = new Set(),
    private readonly isRestructured = fresh.size > 0,
  ) {}

  note(line: Line, name: string, before: unknown): void {
    if (!isSection(line)) this.columns.add(name);
    if (this.fresh.has(line) || this.fresh.has(sectionOf(line))) return;
    const changed = this.changes.get(line) ?? new Map<string, unknown>();
    if (!changed.has(name)) changed.set(name, before);
    this.changes.set(line, changed);
  }

  /** Whether something has changed that an expression reads of the section, whose lines all see the same. */
  hasChangedFor(section: Section, { sectionFields, sectionColumns }: Dependencies): boolean {
    if (this.fresh.has(section)) return true;
    return (
      (this.isRestructured && sectionColumns.size > 0) ||
      meets(sectionColumns, this.columns) ||
      meets(sectionFields, this.changes.get(section))
    );
  }

  /** Rows that are new, or in which one of these columns has changed. */
  rowsToCompute(columns: ReadonlySet<string>): Row[] {
    const changed = [...this.changes]
      .filter(([line, names]) => !isSection(line) && meets(columns, names))
      .map(([line]) => line as Row);
    return [...[...this.fresh].filter((line): line is Row => !isSection(line)), ...changed];
  }
}
