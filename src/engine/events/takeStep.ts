import { ACTIONS } from '../actions/table';
import type { PageModel } from '../model/pageModel';
import type { Tracer } from '../model/tracer';
import type { StepType } from '../protocol/nodes';
import type { EventContext } from './runEvent';

/** Results of the steps so far, by id. */
export type StepResults = Readonly<Record<string, unknown>>;

/** A step with its parameters checked and evaluated. */
export interface ReadyStep {
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
  const perform = async (step: unknown) => {
    // It comes with the scripts, which alone need it.
    const { readyStep } = await import(/* webpackChunkName: "script-world" */ './readyStep');
    return takeStep(page, readyStep(page, step), context, steps);
  };
  return page.edits.byEvent(context, () =>
    ACTIONS[type].run({ params: params as never, page, host: page.host, context, steps, perform }),
  );
}

async function takeTraced(
  page: PageModel,
  tracer: Tracer,
  step: ReadyStep,
  context: EventContext,
  steps: StepResults,
): Promise<unknown> {
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
