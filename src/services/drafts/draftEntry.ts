import { number, object, safeParse, string, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { DRAFT_LIFE_MS, DRAFTS_PER_PERSON } from '@/common/constants/drafts';

/** Whose input it is: neither another person nor the same person in another position is offered it. */
export interface DraftOwner {
  readonly tenantCode: string;
  readonly accountCode: string;
  readonly positionId: string;
}

const entrySchema = object({
  tenantCode: string(),
  accountCode: string(),
  positionId: string(),
  record: string(),
  keptAt: number(),
  content: unknown(),
});

/** A draft as it is stored. */
type DraftEntry = InferOutput<typeof entrySchema>;

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

const personOf = ({ tenantCode, accountCode }: DraftEntry) => JSON.stringify([tenantCode, accountCode]);

/** Keys of what is to be dropped: what is too old, what one person has too many of (the oldest first), and what is no draft. */
export function staleDrafts(stored: ReadonlyMap<string, unknown>, now: number): string[] {
  const counts = new Map<string, number>();
  return [...stored]
    .map(([key, value]) => ({ key, entry: readEntry(value) }))
    .sort((one, other) => (other.entry?.keptAt ?? 0) - (one.entry?.keptAt ?? 0))
    .filter(({ entry }) => {
      if (!entry || now - entry.keptAt > DRAFT_LIFE_MS) return true;
      const person = personOf(entry);
      const count = (counts.get(person) ?? 0) + 1;
      counts.set(person, count);
      return count > DRAFTS_PER_PERSON;
    })
    .map(({ key }) => key);
}
