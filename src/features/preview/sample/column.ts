/** A field of the sample rows. */
export interface Column {
  readonly name: string;
  readonly title: string;
  /** The format of a column, or the type of a control. */
  readonly format?: string;
  /** The keys of its options. */
  readonly keys?: readonly unknown[];
}
