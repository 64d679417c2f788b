import { joinNames } from '@atrium/common/format/joinNames';
import { isRecord } from '@atrium/common/isRecord';
import type { Language } from '@atrium/common/languages';
import type { Process } from '../../api/process';
import type { FormField } from '../../flow/flowNames';
import { fieldText } from './ProcessFields';

/** What a form holds, as lines of text. */
export interface FormFact {
  title: string;
  /** Of a table one for each row. */
  lines: readonly string[];
}

/** A table is printed with so many rows. */
const MAX_ROWS = 500;

/** One value: the text of a choice, the name of a file, an amount as it is written. */
function textOf(value: unknown, { options, type, title }: FormField): string {
  if (isRecord(value)) return textOf(value.filename ?? value.text ?? value.name, { name: '', title, type: 'text' });
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const choice = options?.find((option) => option.value === String(value));
  return choice?.text ?? (value === '' ? '' : fieldText({ title, value, type }));
}

const valueText = (value: unknown, field: FormField, language: Language): string =>
  Array.isArray(value)
    ? joinNames(
        value.map((each) => textOf(each, field)).filter((text) => text !== ''),
        language,
      )
    : textOf(value, field);

/** A row of a table: each value with the title of its column. */
const rowText = (row: unknown, columns: readonly FormField[], language: Language): string =>
  columns
    .map((column) => [column.title, isRecord(row) ? valueText(row[column.name], column, language) : ''] as const)
    .filter(([, text]) => text !== '')
    .map((pair) => pair.join(' '))
    .join('　');

/** The form of a process as text, for paper. What the person may not see is left out, and what holds nothing is a dash. */
export function formFacts({ form, formFields }: Pick<Process, 'form' | 'formFields'>, language: Language): FormFact[] {
  if (!form) return [];
  const { values, rights } = form;
  const valueOf = ({ name }: FormField): unknown => (Object.hasOwn(values, name) ? values[name] : undefined);
  const isHidden = ({ name }: FormField) => Object.hasOwn(rights.fields, name) && rights.fields[name] === 'hidden';
  return formFields
    .filter((field) => !isHidden(field) && Object.hasOwn(values, field.name))
    .map((field) => {
      const value = valueOf(field);
      const { title, columns } = field;
      const lines =
        columns && Array.isArray(value)
          ? value.slice(0, MAX_ROWS).map((row) => rowText(row, columns, language))
          : [valueText(value, field, language)];
      const filled = lines.filter((line) => line !== '');
      return { title, lines: filled.length > 0 ? filled : ['—'] };
    });
}
