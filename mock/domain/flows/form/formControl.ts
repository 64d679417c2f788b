import { fallback, number, object, optional, parse, string, union } from 'valibot';
import { formInputs, inputsOf, keyOf } from '../definition/formPages';
import type { FormInput } from '../definition/formPages';

/** What a value of a control has to be. */
export type ValueKind = 'text' | 'number' | 'day' | 'choice' | 'files' | 'rows' | 'any';

/** What the page of a form says about the values of a control. */
export interface FormControl {
  name: string;
  /** A translation key, or the text itself. */
  title: string;
  kind: ValueKind;
  /** Whether it has to be filled in: always, never, or where this expression over the form holds. */
  required: boolean | string;
  /** The least and the greatest number. */
  min: number;
  max: number;
  /** Digits after the point; undefined for any. */
  decimals: number | undefined;
  /** The most characters. */
  maxLength: number;
  /** The values to choose from; undefined where they come from a business call. */
  options: ReadonlySet<string> | undefined;
  /** The business call that answers what to choose from; empty without one. */
  source: string;
  /** The field of the record that holds the text of its choice. */
  textField: string;
  /** Several can be chosen. */
  isMultiple: boolean;
  /** The most files, or lines. */
  maxCount: number;
  minRows: number;
  /** The columns of a table. */
  columns: readonly FormControl[];
}

const KINDS: Readonly<Record<string, ValueKind>> = {
  text: 'text',
  textarea: 'text',
  number: 'number',
  money: 'number',
  date: 'day',
  select: 'choice',
  radio: 'choice',
  file: 'files',
  image: 'files',
  array: 'rows',
};

/** Digits that a number holds exactly; an amount of money has two after the point. */
const EXACT_DIGITS = 15;
const MONEY_DECIMALS = 2;
/** Where the page sets no limit. */
const LONGEST_TEXT = 2_000;
const MOST_FILES = 20;
const MOST_ROWS = 500;

const flag = fallback(optional(union([number(), string()]), 0), 0);
const figure = fallback(optional(number()), undefined);
const propertySchema = object({
  required: flag,
  min: figure,
  max: figure,
  decimals: figure,
  integerdigits: figure,
  signed: figure,
  maxlength: figure,
  multiple: flag,
  mode: fallback(optional(string(), ''), ''),
  maxcount: figure,
  minrows: figure,
  source: fallback(optional(object({ api: string() })), undefined),
});

const isSet = (value: number | string) => value === 1 || value === '1';

function requirement(value: number | string): boolean | string {
  if (typeof value === 'string' && value.startsWith('=')) return value.slice(1);
  return isSet(value);
}

function toControl(input: FormInput): FormControl {
  const { type, name, title, textfield, options, controls } = input;
  const given = parse(propertySchema, input);
  const isMoney = type === 'money';
  const decimals = given.decimals ?? (isMoney ? MONEY_DECIMALS : undefined);
  const most = 10 ** (given.integerdigits ?? EXACT_DIGITS - (decimals ?? 0)) - 10 ** -(decimals ?? 0);
  const isSigned = (given.signed ?? (isMoney ? 0 : 1)) === 1;
  return {
    name,
    title: keyOf(title, name),
    kind: (Object.hasOwn(KINDS, type) ? KINDS[type] : undefined) ?? 'any',
    required: requirement(given.required),
    min: Math.max(given.min ?? -most, isSigned ? -most : 0),
    max: Math.min(given.max ?? most, most),
    decimals,
    maxLength: given.maxlength ?? LONGEST_TEXT,
    options: given.source || options.length === 0 ? undefined : new Set(options.map(({ key }) => key)),
    source: given.source?.api ?? '',
    textField: textfield,
    isMultiple: isSet(given.multiple) || given.mode === 'multiple',
    maxCount: given.maxcount ?? (type === 'array' ? MOST_ROWS : MOST_FILES),
    minRows: given.minrows ?? 0,
    columns: type === 'array' ? inputsOf(controls).map(toControl) : [],
  };
}

const controlsOf = new WeakMap<readonly FormInput[], readonly FormControl[]>();

/** The inputs of a form with what their values have to be; none for a page that is no form. */
export function formControls(pageCode: string): readonly FormControl[] {
  const inputs = formInputs(pageCode);
  const controls = controlsOf.get(inputs) ?? inputs.map(toControl);
  controlsOf.set(inputs, controls);
  return controls;
}
