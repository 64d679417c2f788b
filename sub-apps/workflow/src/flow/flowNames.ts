import { isRecord } from '@atrium/common/isRecord';
import { fittingList, looseString } from '@atrium/common/schemas';
import { nonEmpty, object, optional, pipe, transform, unknown } from 'valibot';

/** A value of a field that is chosen, such as `travel`, and what the form says for it. */
export interface FieldOption {
  value: string;
  text: string;
}

/** A field of the form of a flow. */
export interface FormField {
  name: string;
  title: string;
  /** The type of its control: `number`, `money`, `date`, `text`, `select`, … */
  type: string;
  /** Those of a field that is chosen from a list. */
  options?: readonly FieldOption[];
}

/** The names of the positions and roles that the steps of a flow mention, by their ids. Read them with `lookUp`. */
export interface FlowTargets {
  positions: Readonly<Record<string, string>>;
  roles: Readonly<Record<string, string>>;
}

/** Further names and fields of an answer are left out. */
const MOST_NAMES = 2_000;
const MOST_FIELDS = 500;

const namesOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {})
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
      .slice(0, MOST_NAMES),
  );

/** `targets` of an answer about a flow; without names where they are missing. */
export const flowTargetsSchema = pipe(
  unknown(),
  transform((value): FlowTargets => {
    const { positions, roles } = isRecord(value) ? value : {};
    return { positions: namesOf(positions), roles: namesOf(roles) };
  }),
);

/** A field of the form of a flow. */
export const formFieldSchema = pipe(
  object({
    name: pipe(looseString, nonEmpty()),
    title: looseString,
    type: looseString,
    options: optional(fittingList(object({ value: looseString, text: looseString }))),
  }),
  transform(({ options, ...field }): FormField => ({ ...field, ...(options?.length && { options }) })),
);

/** `formfields` of an answer about a flow; none where they are missing. */
export const formFieldsSchema = pipe(
  fittingList(formFieldSchema),
  transform((fields): readonly FormField[] => fields.slice(0, MOST_FIELDS)),
);
