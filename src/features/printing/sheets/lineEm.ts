/** An ideograph is a square; Latin letters and digits take this part of one on average. */
const LATIN_EM = 0.6;
const FIRST_IDEOGRAPH = 0x2e80;

/** The width of a text in one line in em, estimated without layout; undefined when it is more than `most`. */
export function lineEm(text: string, most: number): number | undefined {
  let em = 0;
  for (const sign of text) {
    em += (sign.codePointAt(0) ?? 0) < FIRST_IDEOGRAPH ? LATIN_EM : 1;
    if (em > most) return undefined;
  }
  return em;
}
