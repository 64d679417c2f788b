import { aggregates } from './aggregates';
import { arithmetic } from './arithmetic';
import { dates } from './dates';
import type { FunctionDefinition } from './defineFunction';
import { logic } from './logic';
import { people } from './people';
import { text } from './text';

const functions = new Map<string, FunctionDefinition>();

/** Makes further functions known. */
export function addFunctions(more: readonly FunctionDefinition[]): void {
  more.forEach((definition) => functions.set(definition.name, definition));
}

// These come with the engine; `more/` comes when a page calls one of the others.
addFunctions([...logic, ...arithmetic, ...aggregates, ...text, ...dates, ...people]);

/** The functions that are known so far, by their names in lower case. */
export const FUNCTIONS: ReadonlyMap<string, FunctionDefinition> = functions;
