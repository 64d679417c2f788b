/** The most that a view keeps with its tab, in bytes of JSON. */
export const TAB_STATE_MAX_BYTES = 32 * 1024;

/** A copy of the state of a tab, as JSON has it; undefined when it is too large to be kept. */
export function keptTabState(value: unknown): unknown {
  if (value === undefined) return undefined;
  const json = JSON.stringify(value);
  return new Blob([json]).size > TAB_STATE_MAX_BYTES ? undefined : (JSON.parse(json) as unknown);
}
