import { add } from '@atrium/common/money/decimal';
import { isFigure } from '@atrium/common/money/format';
import type { ProcessItem } from '../../api/listProcesses';
import type { BatchRun } from './batchRun';

/** Why a process cannot be approved together with others; undefined when it can. */
export function singleReason({ needsSignature, hasChoices }: ProcessItem): 'signature' | 'choices' | undefined {
  if (needsSignature) return 'signature';
  return hasChoices ? 'choices' : undefined;
}

/** What becomes of the selected processes: most are approved together, the others have to be opened. */
export const splitBatch = (items: readonly ProcessItem[]) => ({
  together: items.filter((item) => singleReason(item) === undefined),
  single: items.filter((item) => singleReason(item) !== undefined),
});

/** The sum of the amounts, and how many processes have one. */
export function totalOf(items: readonly ProcessItem[]): { amount: number; count: number } {
  const amounts = items.map(({ amount }) => amount).filter(isFigure);
  return { amount: amounts.reduce(add, 0), count: amounts.length };
}

/** The processes for which the platform asks for a comment, as it has said before or in its answer. */
export function commentNeeded(items: readonly ProcessItem[], run: BatchRun | undefined): readonly ProcessItem[] {
  const refused = run?.refused.filter(({ code }) => code === 'flow.comment_required') ?? [];
  const ids = new Set(refused.map(({ processId }) => processId));
  return items.filter(({ needsComment, processId }) => needsComment || ids.has(processId));
}
