import { isAppError } from '@/common/errors/appError';
import { FUNCTIONS } from '../expressions/functions/table';
import { ROOTS } from '../expressions/roots';
import { issue, unknownWord } from './issues';
import type { Issue, IssueCode } from './issues';

/**
 * What compiling an expression or a binding threw, as an issue of the place it stands in; its message fills whichever
 * parameter the reason's text has. `controls`: the names that an expression there may speak of. Anything else is ours and goes on.
 */
export function expressionIssue(error: unknown, path: string, controls: Iterable<string> = []): Issue {
  if (!isAppError(error, 'config')) throw error;
  const name = error.message;
  const found = issue((error.code ?? 'expression.syntax') as IssueCode, path, { name, target: name, expected: name });
  if (found.code === 'expression.unknown-function') return unknownWord(found, name, FUNCTIONS.keys());
  if (found.code === 'expression.unknown-root') return unknownWord(found, name, [...controls, ...ROOTS]);
  return found.code === 'dangling-target' ? unknownWord(found, name, controls) : found;
}
