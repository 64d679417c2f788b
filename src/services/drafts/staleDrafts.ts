import { DRAFT_LIFE_MS, DRAFTS_PER_PERSON } from '@/common/constants/drafts';
import { readEntry } from './draftEntry';
import type { DraftEntry } from './draftEntry';

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
