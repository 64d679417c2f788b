import { MOST_IN_BATCH } from '../../api/approveBatch';
import type { BatchAnswer, Refusal } from '../../api/approveBatch';
import type { ProcessItem } from '../../api/listProcesses';

interface Slice {
  items: readonly ProcessItem[];
  /** The same for each try, so that a slice whose answer was lost is not decided twice. */
  requestId: string;
}

/** A batch that is sent in slices. */
export interface BatchRun {
  slices: readonly Slice[];
  /** The index of the slice that is sent next. */
  next: number;
  doneIds: readonly string[];
  refused: readonly Refusal[];
}

type NewId = () => string;

export function startBatch(items: readonly ProcessItem[], newId: NewId): BatchRun {
  const count = Math.ceil(items.length / MOST_IN_BATCH);
  const slices = Array.from({ length: count }, (_, index) => ({
    items: items.slice(index * MOST_IN_BATCH, (index + 1) * MOST_IN_BATCH),
    requestId: newId(),
  }));
  return { slices, next: 0, doneIds: [], refused: [] };
}

/** The batch after the answer to its next slice. A process about which the answer says nothing counts as refused. */
export function withAnswer(run: BatchRun, { done, refused }: BatchAnswer): BatchRun {
  const items = run.slices[run.next]?.items ?? [];
  const refusals = new Map(refused.map((refusal) => [refusal.processId, refusal]));
  const isDone = ({ processId }: ProcessItem) => done.includes(processId) && !refusals.has(processId);
  const others = items.filter((item) => !isDone(item));
  return {
    ...run,
    next: run.next + 1,
    doneIds: [...run.doneIds, ...items.filter(isDone).map(({ processId }) => processId)],
    refused: [
      ...run.refused,
      ...others.map(({ processId, title }) => ({ reason: '', code: '', ...refusals.get(processId), processId, title })),
    ],
  };
}

export const isFinished = ({ next, slices }: BatchRun): boolean => next >= slices.length;

/** How many processes have been answered. */
export const answeredCount = ({ doneIds, refused }: BatchRun): number => doneIds.length + refused.length;

/** Refusals that a second try can lift: a comment was missing, or the platform does not say what was. */
const LIFTABLE: readonly string[] = ['', 'flow.comment_required'];

/** The refused processes that are worth a second try. */
export const retriable = ({ refused }: BatchRun, items: readonly ProcessItem[]): readonly ProcessItem[] => {
  const ids = new Set(refused.filter(({ code }) => LIFTABLE.includes(code)).map(({ processId }) => processId));
  return items.filter(({ processId }) => ids.has(processId));
};

/** A finished batch that begins again with these of its refused processes. They were answered: it is a new request. */
export function retryBatch(run: BatchRun, items: readonly ProcessItem[], newId: NewId): BatchRun {
  const ids = new Set(items.map(({ processId }) => processId));
  const refused = run.refused.filter(({ processId }) => !ids.has(processId));
  return { ...startBatch(items, newId), doneIds: run.doneIds, refused };
}
