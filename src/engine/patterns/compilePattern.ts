import type { PatternMatcher } from '../controls/text/patternMatcher';
import { Budget } from '../expressions/budget';
import { UnsupportedPattern, parsePattern } from './parsePattern';
import { patternProgram } from './patternProgram';
import { runProgram } from './runProgram';

/** Steps for one text. A pattern that needs more tries the same in ever more ways. */
export const MAX_MATCH_STEPS = 200_000;

/** What a step costs in the steps of a recalculation, which go through a character or an entry each. */
const COST_OF_STEP = 20;

/** The text could not be checked within the steps that are allowed. */
export class PatternTooSlow extends Error {}

/** Unicode rules where the pattern allows them; without, for example, for a needless backslash. Throws a `SyntaxError` for what is no pattern. */
function isUnicode(source: string): boolean {
  try {
    void new RegExp(source, 'u');
    return true;
  } catch {
    void new RegExp(source);
    return false;
  }
}

/**
 * A regular expression as a function that says whether a whole text matches. It answers what the browser's own matcher
 * would, but in a limited number of steps: the browser's cannot be stopped once it runs. Texts that are checked together,
 * for example all rows of an array, share the budget of their page. Throws for what is no pattern.
 */
export function compilePattern(source: string): PatternMatcher {
  const program = patternProgram(parsePattern(source, isUnicode(source)));
  return (text, budget = new Budget()) => {
    let steps = 0;
    return runProgram(program, text, (more) => {
      steps += more;
      if (steps > MAX_MATCH_STEPS) throw new PatternTooSlow(source);
      budget.spend(more * COST_OF_STEP);
    });
  };
}

export { UnsupportedPattern };
