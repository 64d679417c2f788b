import { AppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import { ACTIONS } from '../actions/table';
import type { PageModel } from '../model/pageModel';
import type { Tracer } from '../model/tracer';
import { checkShape, hasShape } from '../protocol/checkShape';
import { issue } from '../protocol/issues';
import type { Issue } from '../protocol/issues';
import type { StepType } from '../protocol/nodes';
import type { EventContext } from './runEvent';

/** Results of the steps so far, by id. */
export type StepResults = Readonly<Record<string, unknown>>;

/** A step with its parameters checked and evaluated. */
interface ReadyStep {
  readonly type: StepType;
  readonly params: unknown;
  /** Where it stands in the protocol; a script's steps stand nowhere. */
  readonly path?: string;
}

/** Runs the action of a step. */
export function takeStep(page: PageModel, step: ReadyStep, context: EventContext, steps: StepResults): unknown {
  const { tracer } = page;
  return tracer ? takeTraced(page, tracer, step, context, steps) : act(page, step, context, steps);
}

function act(page: PageModel, { type, params }: ReadyStep, context: EventContext, steps: StepResults): unknown {
  const perform = (step: unknown) => performStep(page, step, context, steps);
  return page.edits.byEvent(context.trigger, () => ACTIONS[type].run({ params: params as never, page, host: page.host, context, steps, perform }));
}

async function takeTraced(page: PageModel, tracer: Tracer, step: ReadyStep, context: EventContext, steps: StepResults): Promise<unknown> {
  const span = tracer.begin({ kind: 'step', action: step.type, path: step.path, params: step.params }, context.span);
  try {
    const result = await span.run(() => act(page, step, { ...context, span }, steps));
    span.end({ result });
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
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
  return takeStep(page, { type: action as StepType, params: Object.fromEntries(said) }, context, steps);
}
