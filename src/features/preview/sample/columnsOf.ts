import { isRecord } from '@/common/isRecord';

type Wire = Readonly<Record<string, unknown>>;

/** A field of the sample rows. */
export interface Column {
  readonly name: string;
  readonly title: string;
  /** The format of a column, or the type of a control. */
  readonly format?: string;
  /** The keys of its options. */
  readonly keys?: readonly unknown[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const recordsOf = (value: unknown): readonly Wire[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** A column, a field or a control by its wire names; undefined when it has no name. */
export function columnOf(part: Wire): Column | undefined {
  const name = textOf(part.name);
  const keys = recordsOf(part.options).map(({ key }) => key);
  const format = textOf(part.format) || textOf(part.type);
  return name === ''
    ? undefined
    : { name, title: textOf(part.title), ...(format && { format }), ...(keys.length > 0 && { keys }) };
}

const named = (name: unknown, title: string, format?: string): readonly Column[] =>
  textOf(name) === '' ? [] : [{ name: textOf(name), title, ...(format && { format }) }];

/** The fields that a control reads from its rows. */
export function columnsOf(control: Wire): readonly Column[] {
  switch (control.type) {
    case 'table':
      return recordsOf(control.columns).flatMap((column) => columnOf(column) ?? []);
    case 'list':
      return [
        ...named(control.titlefield, '名称'),
        ...named(control.textfield, ''),
        ...recordsOf(control.fields).flatMap((field) => columnOf(field) ?? []),
      ];
    case 'chart':
      return [
        ...named(control.categoryfield, '大区', 'category'),
        ...recordsOf(control.valuefields).flatMap((field) => named(field.name, textOf(field.title), 'money')),
      ];
    case 'calendar':
      return [...named(control.datefield ?? 'date', '日期', 'date'), ...named(control.textfield ?? 'text', '客户')];
    default:
      return [];
  }
}
