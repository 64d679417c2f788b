import type { RowValues } from '../expressions/scope';
import { signal, untracked } from './reactive';

/** What a page knows of its record on the server. */
export class StoredRecord {
  /** The record as it was loaded; undefined where none was, and after a save. */
  fields: Readonly<RowValues> | undefined;
  /** How often the page has saved it. Tracked. */
  readonly saves = signal(0);

  noteLoaded(fields: Readonly<RowValues>): void {
    this.fields = { ...this.fields, ...fields };
  }

  noteSaved(): void {
    this.fields = undefined;
    this.saves(untracked(this.saves) + 1);
  }
}
