import { isAppError } from '@/common/errors/appError';
import { issue } from './issues';
import type { Issue, IssueCode } from './issues';

/** What compiling an expression threw, as an issue of the place it stands in. Anything else is ours and goes on. */
export function expressionIssue(error: unknown, path: string): Issue {
  if (!isAppError(error, 'config')) throw error;
  return issue((error.code ?? 'expression.syntax') as IssueCode, path, { name: error.message });
}
