import { CLOCK } from './conditionFunctions/clock';
import type { ConditionFunction } from './conditionFunctions/conditionFunction';
import { FORMATS } from './conditionFunctions/formats';
import { LISTS } from './conditionFunctions/lists';
import { LOGIC } from './conditionFunctions/logic';
import { MOMENTS } from './conditionFunctions/moments';
import { NUMBERS } from './conditionFunctions/numbers';
import { TEXTS } from './conditionFunctions/texts';
import { TOTALS } from './conditionFunctions/totals';

const TABLES = [LOGIC, NUMBERS, TOTALS, FORMATS, TEXTS, LISTS, MOMENTS, CLOCK];

/**
 * The functions of conditions by their names in lower case; a call may write them in any case. They are those of page
 * expressions, without the ones that ask who is signed in.
 */
export const CONDITION_FUNCTIONS: ReadonlyMap<string, ConditionFunction> = new Map(TABLES.flatMap(Object.entries));
