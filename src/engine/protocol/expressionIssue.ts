import { isAppError } from '@/common/errors/appError';
import { issue } from './issues';
import type { Issue, IssueCode } from './issues';

/**
 * What compiling an expression or a binding threw, as an issue of the place it stands in; its message fills whichever
 * parameter the reason's text has. Anything else is ours and goes on.
 */
export function expressionIssue(error: unknown, path: string): Issue {
  if (!isAppError(error, 'config')) throw error;
  return issue((error.code ?? 'expression.syntax') as IssueCode, path, { name: error.message, target: error.message, expected: error.message });
}
