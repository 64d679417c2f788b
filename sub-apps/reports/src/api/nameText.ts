import { plainName } from '@atrium/common/format/plainName';
import { looseString } from '@atrium/common/schemas';
import { pipe, transform } from 'valibot';

/** A longer name fills the screen and slows it down. */
const MOST_SIGNS = 200;

/** A text of many lines at most, with `…` in the place of its end; no half of a sign stays. */
export const clipped = (text: string, most = MOST_SIGNS): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** A text that lists many names, without marks that turn the text after it. */
export const plainText = pipe(looseString, transform(plainName));

/** The name of something in an answer, which is only shown: short, and without marks that turn the text after it. */
export const nameText = pipe(
  plainText,
  transform((text) => clipped(text)),
);
