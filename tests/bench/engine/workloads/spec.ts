/** A form of `n` fields in `columns` columns. */
export interface FormSpec {
  kind: 'form';
  n: number;
  columns: number;
  fields: FieldSpec[];
  values: Record<string, string | number>;
  /** The field that is typed into. */
  key?: string;
  /** Each field is the one before it plus 1. */
  chain?: true;
}

export interface FieldSpec {
  name: string;
  label: string;
  type: FieldType;
  options?: OptionSpec[];
  dep?: DependencySpec;
  /** Its value is this field's value plus 1. */
  chain?: string;
}

export type FieldType = 'text' | 'number' | 'select' | 'date';

export interface OptionSpec {
  label: string;
  value: string;
}

/**
 * What follows the field `on`: visible while its text has an even length, required while it has an odd one,
 * or with the value `<text>-<own name>`.
 */
export interface DependencySpec {
  on: string;
  kind: 'visible' | 'required' | 'value';
}

/** An array of `R` rows that are edited in place, with the totals `sum=<of amounts> count=<of rows>` below. */
export interface ArraySpec {
  kind: 'array';
  R: number;
  variant: string;
  columns: ColumnSpec[];
  rows: Row[];
  sum: number;
  /** Values of a row that is added. */
  blank: Row;
}

/** A table of `R` rows and `C` columns to read. */
export interface TableSpec {
  kind: 'table';
  R: number;
  C: number;
  variant: string;
  columns: ColumnSpec[];
  rows: Row[];
}

export interface ColumnSpec {
  name: string;
  label: string;
  type?: 'text' | 'number';
  edit?: true;
  /** Its value is the product of price and quantity. */
  computed?: string;
}

export type Row = Record<string, string | number>;

/** Neutral work: no page's own language. */
export type Spec = FormSpec | ArraySpec | TableSpec;
