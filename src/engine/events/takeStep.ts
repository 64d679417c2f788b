import { AppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import { ACTIONS } from '../actions/table';
import type { PageModel } from '../model/pageModel';
import { checkShape, hasShape } from '../protocol/checkShape';
import { issue } from '../protocol/issues';
import type { Issue } from '../protocol/issues';
import type { StepType } from '../protocol/nodes';
import type { EventContext } from './runEvent';

/** Results of the steps so far, by id. */
export type StepResults = Readonly<Record<string, unknown>>;

/** Runs the action of a step whose parameters are checked and evaluated. */
export function takeStep(page: PageModel, type: StepType, params: unknown, context: EventContext, steps: StepResults): unknown {
  return ACTIONS[type].run({ params: params as never, page, host: page.host, context, steps, perform: (step) => performStep(page, step, context, steps) });
}

/** A configuration error in the words of the issue behind it. */
export function configError(page: PageModel, { code, params }: Issue): AppError {
  return new AppError('config', page.host.t('engine.configerror', { reason: page.host.t(`engine.issue.${code}`, params) }));
}

/** Parameters that people read: they may be translation keys. */
const WORDS: readonly string[] = ['text', 'title'];

/** Takes a step that a script has put together: it is checked first, and nothing in it is an expression. */
async function performStep(page: PageModel, step: unknown, context: EventContext, steps: StepResults): Promise<unknown> {
  const { do: action, id: _id, when: _when, ...params } = isRecord(step) ? step : {};
  // A script within a script would have no end that anybody could see.
  if (typeof action !== 'string' || action === 'flycode' || !hasShape(`${action}Step`)) throw configError(page, issue('unknown-action', '', { action: String(action) }));
  const problem = checkShape(`${action}Step`, step, '').find(({ severity }) => severity === 'error');
  if (problem) throw configError(page, problem);
  if (typeof params.target === 'string') page.control(params.target);
  const said = Object.entries(params).map(([key, value]) => [key, WORDS.includes(key) && typeof value === 'string' ? page.text(value) : value]);
  return takeStep(page, action as StepType, Object.fromEntries(said), context, steps);
}
