import { isRecord } from '@/common/isRecord';
import type { RowValues } from '../expressions/scope';
import { isSection, sectionOf } from './row';
import type { Line, Row, Section } from './row';

const valuesIn = (list: unknown): RowValues[] => (Array.isArray(list) ? list.filter(isRecord) : []);

/** Initial values of a line: of one that is added, and of one that is loaded, where the record may leave some out. */
export type BlankLine = Readonly<Record<'added' | 'loaded', RowValues>>;

/** What a new line of an array looks like before anybody has filled it. */
interface Blank {
  readonly row: BlankLine;
  readonly section: BlankLine;
}

const moved = <T>(list: readonly T[], item: T, by: number): readonly T[] => {
  const from = list.indexOf(item);
  const to = Math.min(Math.max(from + Math.trunc(by), 0), list.length - 1);
  return from === -1 || to === from ? list : list.toSpliced(from, 1).toSpliced(to, 0, item);
};

/** Tells lines their places. */
function numbered<T extends Line>(lines: readonly T[]): readonly T[] {
  lines.forEach((line, index) => {
    line.index = index;
  });
  return lines;
}

/** Where a line stands, counted from 0 (business spec §3); a section has no row. */
export interface IndexPath {
  readonly section: number;
  readonly row?: number;
}

/** Which lines an array has and in which order; it knows neither signals nor expressions. An array without sections keeps its rows in one that nobody sees. */
export class ArrayRows {
  private nextId = 1;
  private all: readonly Section[];
  private flat?: readonly Row[];
  private mixed?: readonly Line[];

  /** @param rowsField Where a section's value holds its rows; none in an array without sections. */
  constructor(
    private readonly blank: Blank,
    private readonly rowsField?: string,
  ) {
    this.all = this.sectionsOf([], 'loaded');
  }

  get hasSections(): boolean {
    return this.rowsField !== undefined;
  }

  get sections(): readonly Section[] {
    return this.all;
  }

  /** All rows, in order. */
  get rows(): readonly Row[] {
    return (this.flat ??=
      this.all.length === 1 && this.all[0] ? this.all[0].rows : this.all.flatMap(({ rows }) => rows));
  }

  /** What is seen, from top to bottom: each section before its rows. */
  get lines(): readonly Line[] {
    return this.hasSections
      ? (this.mixed ??= this.all.flatMap((section): Line[] => [section, ...section.rows]))
      : this.rows;
  }

  /** The array's value: rows, or sections with their rows. */
  value(keep: (line: Line) => boolean = () => true): RowValues[] {
    const valuesOf = (rows: readonly Row[]) => rows.filter(keep).map(({ values }) => values);
    const { rowsField } = this;
    if (rowsField === undefined) return valuesOf(this.rows);
    return this.all
      .filter((section) => keep(section) || section.rows.some(keep))
      .map((section) => ({ ...section.values, [rowsField]: valuesOf(section.rows) }));
  }

  /** Replaces everything. */
  load(value: unknown): void {
    this.rows.forEach(markGone);
    this.all.forEach(markGone);
    this.arrange(this.sectionsOf(valuesIn(value), 'loaded'));
  }

  /** Adds rows to a section, at its end when no place is given. */
  insert(list: unknown, section: Section, index = section.rows.length): readonly Row[] {
    const rows = valuesIn(list).map((values) => this.createRow(values, section, 'added'));
    section.rows = numbered(section.rows.toSpliced(index, 0, ...rows));
    this.arrange(this.all);
    return rows;
  }

  /** Removes rows; those that were not here any more are left out of the answer. */
  remove(rows: readonly Row[]): readonly Row[] {
    const wanted = new Set(rows);
    const gone = this.rows.filter((row) => wanted.has(row));
    gone.forEach(markGone);
    new Set(gone.map(({ section }) => section)).forEach((section) => {
      section.rows = numbered(section.rows.filter((row) => !wanted.has(row)));
    });
    this.arrange(this.all);
    return gone;
  }

  /** Puts a removed line back where it was, as far as that exists. Answers whether it is here again. */
  putBack(line: Line, { section, row }: IndexPath): boolean {
    if (!line.isGone || (!isSection(line) && line.section.isGone)) return false;
    line.isGone = false;
    if (isSection(line)) {
      line.rows.forEach((own) => {
        own.isGone = false;
      });
      this.arrange(this.all.toSpliced(section, 0, line));
    } else {
      line.section.rows = numbered(line.section.rows.toSpliced(row ?? 0, 0, line));
      this.arrange(this.all);
    }
    return true;
  }

  insertSections(list: unknown, index = this.all.length): readonly Section[] {
    const added = this.sectionsOf(valuesIn(list), 'added');
    this.arrange(this.all.toSpliced(index, 0, ...added));
    return added;
  }

  /** Removes sections with their rows; answers those that were here. */
  removeSections(sections: readonly Section[]): readonly Section[] {
    const gone = this.all.filter((section) => sections.includes(section));
    gone.forEach((section) => [section, ...section.rows].forEach(markGone));
    this.arrange(this.all.filter((section) => !gone.includes(section)));
    return gone;
  }

  /** Moves a row within its section, or a section with its rows, up (below 0) or down as far as the ends allow; answers whether it moved. */
  move(line: Line, by: number): boolean {
    if (line.isGone) return false;
    const before = isSection(line) ? this.all : line.section.rows;
    const after = moved<Line>(before, line, by);
    if (after === before) return false;
    if (isSection(line)) this.arrange(after as readonly Section[]);
    else {
      line.section.rows = numbered(after as readonly Row[]);
      this.arrange(this.all);
    }
    return true;
  }

  pathOf(line: Line): IndexPath {
    const section = this.all.indexOf(sectionOf(line));
    return isSection(line) ? { section } : { section, row: line.section.rows.indexOf(line) };
  }

  private arrange(sections: readonly Section[]): void {
    this.all = numbered(sections);
    this.flat = undefined;
    this.mixed = undefined;
  }

  private sectionsOf(list: readonly RowValues[], state: keyof BlankLine): readonly Section[] {
    const { rowsField } = this;
    if (rowsField === undefined) return [this.createSection({}, list, state)];
    return list.map(({ [rowsField]: rows, ...values }) => this.createSection(values, valuesIn(rows), state));
  }

  private createSection(values: RowValues, rows: readonly RowValues[], state: keyof BlankLine): Section {
    const section: Section = {
      id: this.nextId++,
      index: 0,
      values: { ...this.blank.section[state], ...values },
      state,
      isChecked: false,
      errors: {},
      rows: [],
    };
    section.rows = numbered(rows.map((row) => this.createRow(row, section, state)));
    return section;
  }

  private createRow(values: RowValues, section: Section, state: keyof BlankLine): Row {
    return {
      id: this.nextId++,
      index: 0,
      values: { ...this.blank.row[state], ...values },
      state,
      isChecked: false,
      errors: {},
      section,
    };
  }
}

function markGone(line: Line): void {
  line.isGone = true;
}
