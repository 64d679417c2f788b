import { configError } from '../events/configError';
import type { PageModel } from './pageModel';

/** Begins a submit: forgets what the last one said, and marks what is missing or wrong. Answers whether nothing is. */
export function isReadyToSubmit(page: PageModel): boolean {
  page.problem(undefined);
  page.withdrawUndo();
  return page.validate();
}

/** Throws a `config` error while an expression of the page fails: its value would be missing. */
export function refuseFailures(page: PageModel): void {
  const [failure] = page.failures.issues;
  if (failure) throw configError(page.host, failure);
}
