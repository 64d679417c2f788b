/** A field of the rows that are made, and what is known of it. */
export interface Column {
  readonly name: string;
  readonly title: string;
  /** The format of a column, or the type of a control. */
  readonly format?: string;
  /** Keys to choose from. */
  readonly keys?: readonly unknown[];
}
