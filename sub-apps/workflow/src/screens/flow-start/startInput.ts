import { isRecord } from '@atrium/common/isRecord';
import { fittingList } from '@atrium/common/schemas';
import { object, safeParse, string } from 'valibot';
import type { Candidate } from '../../api/listCandidates';
import type { ChosenIds } from '../../api/startFlow';

export type FormValues = Readonly<Record<string, unknown>>;

/** The approvers that the applicant has chosen, by the id of the step. */
export type Chosen = Readonly<Record<string, readonly Candidate[]>>;

/** The steps whose approvers were missing when the application was submitted. */
export interface MissingChoices {
  nodeIds: readonly string[];
  /** Counts the submissions that they have stopped. */
  attempt: number;
}

/** The choice of approvers, as the parts of the screen pass it on. */
export interface ChoiceProps {
  missing: MissingChoices;
  chosen: Chosen;
  onChoose(nodeId: string, people: Chosen[string]): void;
}

/** The values in the address, as JSON; undefined when it cannot be read. */
export function valuesIn(text: string | null): FormValues | undefined {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    // A link that somebody has written or cut: the caller says so.
    return undefined;
  }
}

export const idsOf = (chosen: Chosen): ChosenIds =>
  Object.fromEntries(Object.entries(chosen).map(([nodeId, people]) => [nodeId, people.map((one) => one.positionId)]));

/** The people of a draft, which holds no names. */
export const peopleOf = (ids: ChosenIds): Chosen =>
  Object.fromEntries(
    Object.entries(ids).map(([nodeId, positionIds]) => [
      nodeId,
      positionIds.map((positionId) => ({ positionId, name: '', positionName: '', orgName: '' })),
    ]),
  );

const keptSchema = fittingList(
  object({ positionId: string(), name: string(), positionName: string(), orgName: string() }),
);

/** The choice that a draft on this device holds. */
export function keptChosen(content: unknown): Chosen {
  const entries = Object.entries(isRecord(content) ? content : {});
  return Object.fromEntries(
    entries.map(([nodeId, people]) => {
      const fit = safeParse(keptSchema, people);
      return [nodeId, fit.success ? fit.output : []];
    }),
  );
}
