import { businessError } from '../apiError';

/** A picture of a signature that a person keeps. */
export interface StoredSignature {
  id: string;
  url: string;
}

export const MOST_PHRASES = 20;
const MOST_SIGNATURES = 5;

/** What people are offered until they have phrases of their own; translation keys. */
const FIRST_PHRASES = ['flow.phrase.agree', 'flow.phrase.checked', 'flow.phrase.incomplete', 'flow.phrase.reason'];

/** The comment templates and signatures of people, by the id of the employee. */
export interface PersonalStore {
  /** Texts, or translation keys while the person has saved none. */
  phrases(employeeId: string): readonly string[];
  savePhrases(employeeId: string, phrases: readonly string[]): void;
  signatures(employeeId: string): readonly StoredSignature[];
  /** Throws when there are too many. A signature that is there already is not added again. */
  addSignature(employeeId: string, url: string): void;
  removeSignature(employeeId: string, id: string): void;
}

export function createPersonalStore(markChanged: () => void): PersonalStore {
  const phrases = new Map<string, readonly string[]>();
  const signatures = new Map<string, readonly StoredSignature[]>();
  let count = 0;
  return {
    phrases: (employeeId) => phrases.get(employeeId) ?? FIRST_PHRASES,
    savePhrases(employeeId, saved) {
      markChanged();
      phrases.set(employeeId, [...new Set(saved)]);
    },
    signatures: (employeeId) => signatures.get(employeeId) ?? [],
    addSignature(employeeId, url) {
      const before = signatures.get(employeeId) ?? [];
      if (before.some((signature) => signature.url === url)) return;
      if (before.length >= MOST_SIGNATURES) throw businessError('flow.too_many_signatures', { max: MOST_SIGNATURES });
      markChanged();
      count += 1;
      signatures.set(employeeId, [...before, { id: String(count), url }]);
    },
    removeSignature(employeeId, id) {
      markChanged();
      signatures.set(
        employeeId,
        (signatures.get(employeeId) ?? []).filter((signature) => signature.id !== id),
      );
    },
  };
}
