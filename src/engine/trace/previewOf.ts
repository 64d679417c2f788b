/** Characters of a value that a trace keeps. */
const MAX_LENGTH = 200;

export const SECRET = '••••';
const NONE: ReadonlySet<string> = new Set();

/** A value in a line of text, as JSON. @param secrets Names whose values are not told, however deep they stand. */
export function previewOf(value: unknown, secrets = NONE): string {
  if (value === undefined) return '';
  let text: string | undefined;
  try {
    text = JSON.stringify(value, (key, part: unknown) => (secrets.has(key) ? SECRET : part));
  } catch (error) {
    text = error instanceof Error ? error.message : String(error);
  }
  const told = text ?? String(value);
  return told.length > MAX_LENGTH ? `${told.slice(0, MAX_LENGTH)}…` : told;
}
