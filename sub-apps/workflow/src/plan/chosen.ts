import { isRecord } from '@atrium/common/isRecord';
import { fittingList } from '@atrium/common/schemas';
import { object, safeParse, string } from 'valibot';
import type { Candidate } from '../api/listCandidates';
import type { ChosenIds } from '../api/startFlow';

/** The approvers that the applicant has chosen, by the id of the step. */
export type Chosen = Readonly<Record<string, readonly Candidate[]>>;

/** The steps whose approvers were missing when the application was submitted. */
export interface MissingChoices {
  nodeIds: readonly string[];
  /** Counts the submissions that they have stopped; 0 while something else comes before them. */
  attempt: number;
}

export const NONE_MISSING: MissingChoices = { nodeIds: [], attempt: 0 };

/** The choice of approvers, as the parts of a screen pass it on. */
export interface ChoiceProps {
  missing: MissingChoices;
  chosen: Chosen;
  onChoose(nodeId: string, people: Chosen[string]): void;
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

/** The people that a draft on this device holds; what is none is left out. */
export function keptPeople(content: unknown): readonly Candidate[] {
  const fit = safeParse(keptSchema, content);
  return fit.success ? fit.output : [];
}

/** The choice that a draft on this device holds. */
export const keptChosen = (content: unknown): Chosen =>
  Object.fromEntries(
    Object.entries(isRecord(content) ? content : {}).map(([nodeId, people]) => [nodeId, keptPeople(people)]),
  );
