import type { EngineHost } from '../host';
import type { EventContext } from '../events/runEvent';
import type { PageModel } from '../model/pageModel';
import type { StepTypes } from '../protocol/generated/types';
import type { StepType } from '../protocol/nodes';

export interface ActionRun<T extends StepType> {
  /** Checked against the action's schema; its expressions are already evaluated. */
  readonly params: StepTypes[T];
  readonly page: PageModel;
  readonly host: EngineHost;
  readonly context: EventContext;
  /** Results of the steps before this one, by id. */
  readonly steps: Readonly<Record<string, unknown>>;
  /** Takes another step of the protocol in the same place; it is checked first. */
  perform(step: unknown): Promise<unknown>;
}

/** One action: it knows neither React nor where it was called from. Its result is what later steps read under the step's id. */
export interface ActionDefinition<T extends StepType> {
  readonly type: T;
  run(call: ActionRun<T>): unknown;
}

export function defineAction<T extends StepType>(definition: ActionDefinition<T>): ActionDefinition<T> {
  return definition;
}
