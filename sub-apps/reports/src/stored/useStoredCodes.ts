import { createEmitter } from '@atrium/common/emitter';
import type { PortalPreferences } from '@atrium/portal/contract/portal';
import { usePortal } from '@atrium/portal/sdk';
import { useMemo, useSyncExternalStore } from 'react';

/** A list of codes that is kept on this device for the account, in `portal.preferences`. */
export interface StoredList {
  key: string;
  /** Codes that are kept; those after them are dropped. */
  limit: number;
}

/** Tells the views of this sub-app that a list was written, because preferences announce no changes. */
const changes = createEmitter();

/** The stored codes without duplicates. A value of another shape is no list, and an entry of another one is left out. */
export function storedCodes(preferences: PortalPreferences, { key, limit }: StoredList): readonly string[] {
  const stored = preferences.get(key);
  if (!Array.isArray(stored)) return [];
  const codes = stored.filter((code): code is string => typeof code === 'string' && code !== '');
  return [...new Set(codes)].slice(0, limit);
}

/** An empty list is not stored. */
export function storeCodes(preferences: PortalPreferences, { key, limit }: StoredList, codes: readonly string[]): void {
  const kept = [...new Set(codes)].slice(0, limit);
  preferences.set(key, kept.length > 0 ? kept : undefined);
  changes.emit();
}

/** A stored list, which follows what other views write. */
export function useStoredCodes(list: StoredList) {
  const { preferences } = usePortal();
  // A text, so that an unchanged list is the same snapshot.
  const snapshot = useSyncExternalStore(changes.subscribe, () => JSON.stringify(storedCodes(preferences, list)));
  const codes = useMemo(() => JSON.parse(snapshot) as readonly string[], [snapshot]);
  return [codes, (next: readonly string[]) => storeCodes(preferences, list, next)] as const;
}
