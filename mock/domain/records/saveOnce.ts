import { createHash } from 'node:crypto';

/** A record after a save. */
interface Saved {
  id: string;
  version: number;
}

/** What a save was sent, and the record that it made. */
interface AnsweredSave {
  start: string;
  /** A hash, because an input may have megabytes. */
  input: string;
  saved: Saved;
}

/** The answered saves by the request of their caller, the oldest first. */
export type AnsweredSaves = Map<string, AnsweredSave>;

/** A save is repeated within seconds: the oldest of more saves are forgotten. */
const MOST_SAVES = 1_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Saves once for each request: a save that is repeated after its response was lost gets the first answer again. With other
 * input, the repeated save gets the record that the first one made, to change that.
 * @param request Identifies caller and request; undefined for a save that is not repeated.
 */
export function saveOnce(
  saves: AnsweredSaves,
  request: string | undefined,
  given: { id: string; version: number | undefined },
  save: (first: Saved | undefined) => Saved,
): Saved {
  if (request === undefined) return save(undefined);
  const [start, input] = [JSON.stringify([given.id, given.version]), hashOf(JSON.stringify(given))];
  const first = saves.get(request);
  if (first?.input === input) return first.saved;
  // A save from another version does not repeat the first one: the form has merged what others have changed.
  const { id, version } = save(first?.start === start ? first.saved : undefined);
  const saved = { id, version };
  // A save that is answered anew is the newest one.
  saves.delete(request);
  saves.set(request, { start, input, saved });
  const [oldest] = saves.keys();
  if (saves.size > MOST_SAVES && oldest !== undefined) saves.delete(oldest);
  return saved;
}
