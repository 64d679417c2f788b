import type { PageModel } from '../model/pageModel';
import { untracked } from '../model/reactive';
import { SECRET } from './draftContent';
import { ordered } from './recordKey';

/** Hashes of the stored record's fields that a page shows, by control. */
export type StoredState = Readonly<Record<string, string>>;

/** The 32-bit FNV-1a hash of a text. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** A loaded record does not change, so it is hashed once. */
const known = new WeakMap<object, StoredState>();

/** What the page's record contains on the server; undefined where the page cannot know. Passwords are never part of it. */
export function storedStateOf({ stored: { fields }, controls }: PageModel): StoredState | undefined {
  if (!fields) return undefined;
  const found = known.get(fields);
  if (found) return found;
  const state = Object.fromEntries(
    [...controls.values()]
      .filter(({ name, node, isFilter }) => !isFilter && node.type !== SECRET && Object.hasOwn(fields, name))
      .map(({ name }) => [name, hashOf(JSON.stringify(ordered(fields[name])) ?? '')]),
  );
  known.set(fields, state);
  return state;
}

/** Titles of the fields that somebody has changed on the server since a draft with this state was begun. */
export function changedSince(page: PageModel, before: StoredState | undefined): readonly string[] {
  const now = storedStateOf(page);
  if (!now || !before) return [];
  return Object.entries(now).flatMap(([name, hash]) => {
    const control = page.controls.get(name);
    return control && Object.hasOwn(before, name) && before[name] !== hash
      ? [untracked(() => control.title()) || name]
      : [];
  });
}
