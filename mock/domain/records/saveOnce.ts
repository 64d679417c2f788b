/** A record after a save. */
interface Saved {
  id: string;
  version: number;
}

/** What a save was sent, and the record that it made. */
interface AnsweredSave {
  start: string;
  input: string;
  saved: Saved;
}

/** The answered saves by the request of their caller. */
export type AnsweredSaves = Map<string, AnsweredSave>;

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
  const [start, input] = [JSON.stringify([given.id, given.version]), JSON.stringify(given)];
  const first = saves.get(request);
  if (first?.input === input) return first.saved;
  // A save from another version does not repeat the first one: the form has merged what others have changed.
  const { id, version } = save(first?.start === start ? first.saved : undefined);
  const saved = { id, version };
  saves.set(request, { start, input, saved });
  return saved;
}
