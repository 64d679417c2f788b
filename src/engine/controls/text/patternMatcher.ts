import type { Budget } from '../../expressions/budget';

/** Says whether a whole text matches; throws when it would take too long to say. @param budget Is charged; a check by itself has one of its own. */
export type PatternMatcher = (text: string, budget?: Budget) => boolean;

const known = new Map<string, PatternMatcher>();
let compile: ((source: string) => PatternMatcher) | undefined;

/** Makes patterns known: they come with the first page that has one. */
export function setPatternCompiler(compiler: (source: string) => PatternMatcher): void {
  compile = compiler;
}

/** Throws for what is no pattern, with the reason. */
export function patternMatcher(source: string): PatternMatcher {
  if (!compile) throw new Error('Patterns are not loaded: wait for missingParts');
  const matcher = known.get(source) ?? compile(source);
  known.set(source, matcher);
  return matcher;
}
