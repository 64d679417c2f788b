import { AppError, isAppError, toAppError } from '@/common/errors/appError';
import { BudgetError } from '../expressions/budget';
import type { RowValues, Scope } from '../expressions/scope';
import type { ControlModel } from '../model/controlModel';
import type { EventChain } from '../model/edits';
import { failureOf } from '../model/failures';
import type { PageModel } from '../model/pageModel';
import type { Row, Section } from '../model/row';
import { TableModel } from '../model/tableModel';
import type { Span } from '../model/tracer';
import type { BadStepNode, EventNode, StepNode, Trigger } from '../protocol/nodes';
import { hasNoApi } from '../protocol/stepTargets';
import { configError } from './configError';
import { stopChain } from './stopChain';
import { takeStep } from './takeStep';

/** Where and why an event runs. */
export interface EventContext {
  /** `onevent`: another page has told something. */
  readonly trigger: Trigger | 'onevent';
  readonly control?: ControlModel;
  /** The array's row that the event belongs to. */
  readonly row?: Row;
  /** The array's section that the event belongs to, where it is not one of its rows. */
  readonly section?: Section;
  /** The table's row that the event belongs to. */
  readonly record?: RowValues;
  /** `event` in expressions. */
  readonly payload?: unknown;
  /** What has caused this event. Nothing: a person's own change. */
  readonly chain?: EventChain;
  /** Runs when a click's event has ended, or waits for the person in a page that it has opened. */
  readonly onIdle?: () => void;
  /** Takes the error of an event without an `onerror` chain instead of the host. */
  readonly onFailed?: (error: AppError) => void;
  /** Runs the current step and those after it once more. */
  readonly repeat?: () => void;
  /** The event of a click, which can run again for another row. */
  readonly event?: EventNode;
  /** The opened page whose place the next one takes. */
  readonly into?: string;
  /** What it runs under, where somebody looks on. */
  readonly span?: Span;
}

function scopeOf(page: PageModel, context: EventContext, steps: Record<string, unknown>): Scope {
  const { control, record } = context;
  const rowState =
    context.row ?? (record && control instanceof TableModel ? (control as TableModel).rowState(record) : undefined);
  return {
    ...page.scope,
    row: context.row?.values ?? record,
    rowState,
    section: context.row?.section ?? context.section,
    event: context.payload,
    steps,
  };
}

/** Where an event or one of its steps stands, as the person who writes pages knows it. */
export const placeOf = (
  page: PageModel,
  { control, trigger }: EventContext,
  { path }: { readonly path: string },
): string => [page.pageCode, control?.name, trigger, path].filter(Boolean).join(' › ');

/** The inner error with the place where it happened, on a second line, as the person who writes pages needs it. */
function wrap(error: unknown, page: PageModel, context: EventContext, step: StepNode | BadStepNode): AppError {
  const inner = error instanceof BudgetError ? configError(page.host, failureOf(error, step.path)) : toAppError(error);
  return inner.kind === 'bug' || inner.kind === 'config'
    ? new AppError(inner.kind, `${inner.message}  ${placeOf(page, context, step)}`, { code: inner.code, cause: error })
    : inner;
}

/** A step without a business interface ends its event with an error on the console alone (shell spec §8). */
function withoutApi(page: PageModel, context: EventContext, step: StepNode | BadStepNode): AppError {
  console.error(`${page.host.t('engine.issue.missing-api')}  ${placeOf(page, context, step)}`);
  return stopChain('no business interface');
}

/** An error as expressions see it: `event` of an onerror chain, and the result of the step that failed. */
const told = ({ host }: PageModel, error: unknown) => ({
  message: host.errorText(error),
  code: toAppError(error).code,
});

async function runSteps(
  page: PageModel,
  event: EventNode,
  context: EventContext,
  results: Record<string, unknown>,
): Promise<void> {
  for (const [index, step] of event.steps.entries()) {
    const repeat = () => void runEvent(page, { ...event, steps: event.steps.slice(index) }, context, { ...results });
    try {
      const result = await runStep(page, step, { ...context, repeat }, results);
      if (step.do !== 'error' && step.id) results[step.id] = result;
    } catch (error) {
      if (isAppError(error, 'cancelled')) throw error;
      const failure = wrap(error, page, context, step);
      if (step.do !== 'error' && step.id) results[step.id] = told(page, failure);
      throw failure;
    }
  }
}

async function runStep(
  page: PageModel,
  step: StepNode | BadStepNode,
  context: EventContext,
  results: Record<string, unknown>,
): Promise<unknown> {
  if (step.do === 'error')
    throw step.issue.code === 'missing-api' ? withoutApi(page, context, step) : configError(page.host, step.issue);
  const scope = scopeOf(page, context, results);
  if (step.when && !step.when.run(scope)) {
    page.tracer
      ?.begin({ kind: 'step', action: step.do, path: step.path, params: { when: step.when.source } }, context.span)
      .end({ isSkipped: true });
    return undefined;
  }
  const params = step.params.run(scope);
  if (hasNoApi(step.do, params)) throw withoutApi(page, context, step);
  return takeStep(page, { type: step.do, params, path: step.path }, context, results);
}

/**
 * Runs a chain of steps in order; its `onerror` chain, which sees the results so far, when one fails. What nobody
 * caught is reported by the host.
 */
export async function runEvent(
  page: PageModel,
  event: EventNode,
  context: EventContext,
  results: Record<string, unknown> = {},
): Promise<void> {
  const { trigger, control, payload } = context;
  const span = page.tracer?.begin({ kind: 'event', trigger, control: control?.name, payload }, context.span);
  try {
    await runSteps(page, event, span ? { ...context, span } : context, results);
    span?.end({});
  } catch (error) {
    span?.end({ error });
    if (isAppError(error, 'cancelled')) return;
    if (event.onError.length === 0) {
      if (context.onFailed) context.onFailed(toAppError(error));
      else page.host.report(error);
      return;
    }
    await runEvent(
      page,
      { path: `${event.path}.onerror`, steps: event.onError, onError: [] },
      { ...context, payload: told(page, error) },
      results,
    );
  }
}
