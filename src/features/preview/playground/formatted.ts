/** A JSON text with a line for each member; undefined for what is no JSON. */
export function formatted(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return undefined;
  }
}
