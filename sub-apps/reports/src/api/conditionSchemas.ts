import { isRecord } from '@atrium/common/isRecord';
import { bit, fittingList, looseString } from '@atrium/common/schemas';
import { fallback, minLength, object, optional, picklist, pipe, string, transform, union, unknown } from 'valibot';
import type { AppliedSlice, Slice, SliceOption } from './report';
import { clipped, nameText, plainText } from './nameText';

/** Deeper options are left out: an answer without end must not exhaust the call stack. */
const MOST_LEVELS = 20;

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Options, nested ones as well, in one pass without a schema for each: there may be a hundred thousand. What is no option is left out. */
export function optionsIn(value: unknown, levels = MOST_LEVELS): SliceOption[] {
  if (!Array.isArray(value) || levels === 0) return [];
  return value.flatMap((option: unknown) => {
    if (!isRecord(option) || !isText(option.key)) return [];
    const key = String(option.key);
    const text = isText(option.text) ? clipped(String(option.text)) : key;
    return [{ key, text, children: option.children ? optionsIn(option.children, levels - 1) : [] }];
  });
}

/** The kinds of conditions. */
const sliceType = fallback(picklist(['dates', 'select', 'tree', 'cascade', 'text']), 'select');

const sliceSchema = pipe(
  object({
    code: pipe(looseString, minLength(1)),
    alias: nameText,
    type: optional(sliceType, 'select'),
    ismultiple: bit,
    isrequired: bit,
    paramcode: fallback(looseString, ''),
    options: optional(unknown()),
  }),
  transform(({ code, alias, type, ismultiple, isrequired, paramcode, options }): Slice => {
    return {
      code,
      name: alias,
      type,
      isMultiple: ismultiple,
      isRequired: isrequired,
      paramCode: paramcode,
      options: optionsIn(options),
    };
  }),
);

export const slicesSchema = fittingList(sliceSchema);

/** More conditions make no form that a person can use. */
const MOST_SLICES = 100;

/** The slices that the form lists: those in force before the others. What is not listed stays in force. */
export function listedSlices(slices: readonly Slice[], applied: readonly AppliedSlice[]): readonly Slice[] {
  const inForce = new Set(applied.map(({ code }) => code));
  const others = slices.filter(({ code }) => !inForce.has(code));
  const listed = new Set([...slices.filter(({ code }) => inForce.has(code)), ...others].slice(0, MOST_SLICES));
  return slices.filter((slice) => listed.has(slice));
}

const valuesIn = pipe(
  unknown(),
  transform((value) => (Array.isArray(value) ? value.filter(isText).map(String) : [])),
);
const sliceValue = union([string(), valuesIn]);

/** A condition whose value cannot be read is still in force, and is told. */
export const appliedSchema = fittingList(
  pipe(
    object({ code: looseString, value: sliceValue, text: fallback(plainText, '') }),
    transform((applied): AppliedSlice => applied),
  ),
);
