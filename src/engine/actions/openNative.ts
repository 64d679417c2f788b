import { configError } from '../events/configError';
import type { PageMode } from '../host';
import { PAGE_STATUS } from '../host';
import { issue } from '../protocol/issues';
import type { StepType } from '../protocol/nodes';
import type { ActionRun } from './defineAction';

/** Characters of the parameters as JSON: they are a part of the screen's address. */
const MAX_LENGTH = 4000;

/** Opens a native screen, by its code `native:{name}`. Resolves when it closes; in a window of its own, at once. */
export function openNative(
  { host, context }: Pick<ActionRun<StepType>, 'host' | 'context'>,
  mode: PageMode,
  pageCode: string,
  linkParam: Record<string, unknown>,
): Promise<unknown> {
  if (JSON.stringify(linkParam).length > MAX_LENGTH)
    throw configError(host, issue('range', '', { expected: `≤ ${MAX_LENGTH}` }));
  return host.pages.open(
    { pageCode, mode, status: PAGE_STATUS.edit, linkParam },
    { onShown: context.onIdle, reopen: context.repeat },
  );
}
