/** True for a valid regular expression. */
export function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
