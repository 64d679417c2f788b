import { configError } from '../events/configError';
import type { PageMode } from '../host';
import { PAGE_STATUS } from '../host';
import { issue } from '../protocol/issues';
import type { IssueCode } from '../protocol/issues';
import type { StepType } from '../protocol/nodes';
import type { ActionRun } from './defineAction';

/** Characters of the parameters as JSON: they are a part of the screen's address. */
const MAX_LENGTH = 4000;

/**
 * Opens a native screen, by its code `native:{name}`. Resolves when it closes; in a window of its own, at once. Rejects with
 * a `config` error when the parameter `idName`, which says what is shown, is missing or no text, because another screen
 * would open; also when the parameters are too long.
 */
export async function openNative(
  { host, context }: Pick<ActionRun<StepType>, 'host' | 'context'>,
  mode: PageMode,
  pageCode: string,
  idName: string,
  linkParam: Record<string, unknown>,
): Promise<unknown> {
  const refuse = (code: IssueCode, expected: string) => configError(host, issue(code, '', { expected }));
  const id = linkParam[idName] ?? '';
  if (typeof id !== 'string' && typeof id !== 'number') throw refuse('type', `${idName}: text`);
  if (String(id).trim() === '') throw refuse('required', idName);
  if (JSON.stringify(linkParam).length > MAX_LENGTH)
    throw refuse('range', `${Object.keys(linkParam).join(', ')}: ≤ ${MAX_LENGTH}`);
  return host.pages.open(
    { pageCode, mode, status: PAGE_STATUS.edit, linkParam },
    { onShown: context.onIdle, reopen: context.repeat },
  );
}
