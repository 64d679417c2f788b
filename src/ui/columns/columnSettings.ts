import type { Arranged, ColumnSettings, SettableColumn } from './arrangeColumns';

export interface ColumnTexts {
  /** Of the button and the panel. */
  title: string;
  reset: string;
  close: string;
  up(title: string): string;
  down(title: string): string;
  moved(title: string, place: number): string;
}

export interface ColumnSettingsProps {
  arranged: readonly Arranged<SettableColumn>[];
  /** Undefined restores the list's own order. */
  change(settings: ColumnSettings | undefined): void;
  texts: ColumnTexts;
  /** Accessible name of the button, where its title alone is ambiguous. */
  label?: string;
}
