import {
  check,
  integer,
  maxLength,
  nullish,
  number,
  optional,
  pipe,
  record,
  string,
  transform,
  union,
  unknown,
} from 'valibot';

const MOST_FIELDS = 500;
const LONGEST_NAME = 100;
/** Characters of a form as JSON: some hundred lines with their files. */
const LARGEST_FORM = 500_000;
/** Characters: a drawn picture comes as a data URL. */
const LONGEST_PICTURE = 200_000;

/** The values of a form by the names of its fields. */
export const sentValues = pipe(
  record(pipe(string(), maxLength(LONGEST_NAME)), unknown()),
  check((values) => Object.keys(values).length <= MOST_FIELDS && JSON.stringify(values).length <= LARGEST_FORM),
);

/** The version of a process that the sender has read. */
export const readVersion = optional(pipe(union([number(), pipe(string(), transform(Number))]), integer()));

/** The picture of a signature: the address of a file, or its data. Empty without one. */
export const signaturePicture = pipe(nullish(string(), ''), maxLength(LONGEST_PICTURE));
