import { number, object, safeParse, string, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { DRAFT_TTL_MS, DRAFTS_PER_PERSON } from '@/common/constants/drafts';

/** Two tenants may share an account code. */
export interface DraftPerson {
  readonly tenantCode: string;
  readonly accountCode: string;
}

/** The owner of a draft: a person in one position. Only the owner can restore it. */
export interface DraftOwner extends DraftPerson {
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

/** Parses a stored draft; undefined for anything else in the store. */
export function readEntry(stored: unknown): DraftEntry | undefined {
  const result = safeParse(entrySchema, stored);
  return result.success ? result.output : undefined;
}

/** Whether the draft belongs to this person, in whichever position. */
export const isOf = (entry: DraftPerson, { tenantCode, accountCode }: DraftPerson): boolean =>
  entry.tenantCode === tenantCode && entry.accountCode === accountCode;

/** Whether the draft belongs to this record and this owner. */
export const isFor = (entry: DraftEntry, owner: DraftOwner, record: string): boolean =>
  isOf(entry, owner) && entry.positionId === owner.positionId && entry.record === record;

const personOf = ({ tenantCode, accountCode }: DraftPerson) => JSON.stringify([tenantCode, accountCode]);

/** Keys of the drafts of a person that can still be restored. */
export function draftsOf(stored: ReadonlyMap<string, unknown>, person: DraftPerson, now: number): string[] {
  return [...stored].flatMap(([key, value]) => {
    const entry = readEntry(value);
    return entry && isOf(entry, person) && now - entry.keptAt <= DRAFT_TTL_MS ? [key] : [];
  });
}

/** Keys of the entries to delete: too old, beyond the maximum per person (the oldest first), or invalid. */
export function staleDrafts(stored: ReadonlyMap<string, unknown>, now: number): string[] {
  const counts = new Map<string, number>();
  return [...stored]
    .map(([key, value]) => ({ key, entry: readEntry(value) }))
    .sort((one, other) => (other.entry?.keptAt ?? 0) - (one.entry?.keptAt ?? 0))
    .filter(({ entry }) => {
      if (!entry || now - entry.keptAt > DRAFT_TTL_MS) return true;
      const person = personOf(entry);
      const count = (counts.get(person) ?? 0) + 1;
      counts.set(person, count);
      return count > DRAFTS_PER_PERSON;
    })
    .map(({ key }) => key);
}
