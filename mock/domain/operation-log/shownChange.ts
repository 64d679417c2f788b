import { findText } from '../languages/records';
import { joined, localise } from '../languages/localise';
import type { Language } from '../languages/table';
import type { LogChange, LogEntry, LogObject } from '../records/operationLog';
import type { LoggedValue } from '../records/record';
import { partsOf } from '../records/record';

/** A changed field as a person reads it. */
export interface ShownChange {
  field: string;
  /** The name of the field. */
  text: string;
  /** Undefined before a creation and after a deletion. */
  before: string | undefined;
  after: string | undefined;
  /** The items by which two lists differ. */
  added: readonly string[];
  removed: readonly string[];
}

/** The name of a logged field; a field without a text is its own name. */
export function fieldText(object: LogObject, field: string, language: Language): string {
  const key = `log.field.${object}.${field}`;
  return findText(key) ? localise(key, language) : field;
}

const isPath = (value: LoggedValue | undefined) => typeof value === 'object' && 'path' in value;

const textsOf = (value: LoggedValue | undefined, language: Language): readonly string[] =>
  (partsOf(value) ?? []).map((part) => localise(part, language));

const itemsOf = (value: LoggedValue | undefined, language: Language) => (isPath(value) ? [] : textsOf(value, language));

function valueText(value: LoggedValue | undefined, language: Language): string | undefined {
  if (value === undefined) return undefined;
  const texts = textsOf(value, language);
  if (isPath(value)) return texts.join(' / ');
  if (typeof value === 'object') return joined(texts, language);
  return localise(typeof value === 'boolean' ? `log.value.${value}` : String(value), language);
}

/** A change in the language of the reader. */
export function shownChange(object: LogObject, { field, before, after }: LogChange, language: Language): ShownChange {
  const [old, current] = [itemsOf(before, language), itemsOf(after, language)];
  return {
    field,
    text: fieldText(object, field, language),
    before: valueText(before, language),
    after: valueText(after, language),
    added: current.filter((item) => !old.includes(item)),
    removed: old.filter((item) => !current.includes(item)),
  };
}

/** All changes of an entry in one text. */
export const changesText = ({ object, changes }: Pick<LogEntry, 'object' | 'changes'>, language: Language): string =>
  changes
    .map((change) => shownChange(object, change, language))
    .map(({ text, before, after }) => `${text}: ${[before, after].map((value) => value || '—').join(' → ')}`)
    .join('\n');
