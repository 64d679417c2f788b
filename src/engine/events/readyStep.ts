import { isRecord } from '@/common/isRecord';
import type { PageModel } from '../model/pageModel';
import { checkShape, hasShape } from '../protocol/checkShape';
import { issue } from '../protocol/issues';
import type { StepType } from '../protocol/nodes';
import { configError } from './configError';
import type { ReadyStep } from './takeStep';

/** Parameters that people read: they may be translation keys. */
const WORDS: readonly string[] = ['text', 'title', 'oktext'];

/** Checks a step that a script has put together; nothing in it is an expression. */
export function readyStep(page: PageModel, step: unknown): ReadyStep {
  const { do: action, id: _id, when: _when, ...params } = isRecord(step) ? step : {};
  // A script within a script would have no end that anybody could see.
  if (typeof action !== 'string' || action === 'flycode' || !hasShape(`${action}Step`))
    throw configError(page.host, issue('unknown-action', '', { action: String(action) }));
  const problem = checkShape(`${action}Step`, step, '').find(({ severity }) => severity === 'error');
  if (problem) throw configError(page.host, problem);
  if (typeof params.target === 'string') page.control(params.target);
  const said = Object.entries(params).map(([key, value]) => [
    key,
    WORDS.includes(key) && typeof value === 'string' ? page.text(value) : value,
  ]);
  return { type: action as StepType, params: Object.fromEntries(said) };
}
