import { aggregates } from './aggregates';
import { arithmetic } from './arithmetic';
import { dates } from './dates';
import type { FunctionDefinition } from './defineFunction';
import { logic } from './logic';
import { text } from './text';

/** Every function of the language, by its name in lower case. */
export const FUNCTIONS: ReadonlyMap<string, FunctionDefinition> = new Map(
  [...logic, ...arithmetic, ...aggregates, ...text, ...dates].map((definition) => [definition.name, definition]),
);
