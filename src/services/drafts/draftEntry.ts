import { number, object, safeParse, string, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import type { DraftOwner } from './drafts';

const entrySchema = object({
  tenantCode: string(),
  accountCode: string(),
  positionId: string(),
  record: string(),
  keptAt: number(),
  content: unknown(),
});

/** A draft as it is stored. */
export type DraftEntry = InferOutput<typeof entrySchema>;

/** What somebody else has written into the store is no draft. */
export function readEntry(stored: unknown): DraftEntry | undefined {
  const result = safeParse(entrySchema, stored);
  return result.success ? result.output : undefined;
}

/** Whether it was kept for this record by this person in this position. */
export const isFor = (entry: DraftEntry, owner: DraftOwner, record: string): boolean =>
  entry.tenantCode === owner.tenantCode &&
  entry.accountCode === owner.accountCode &&
  entry.positionId === owner.positionId &&
  entry.record === record;
