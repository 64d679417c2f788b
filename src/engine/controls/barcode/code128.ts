/** Widths of bars and gaps by code value; the last three begin a code (sets A, B and C), then its end. */
const PATTERNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 ' +
  '221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 ' +
  '231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 ' +
  '114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

const TO_C = 99;
const TO_B = 100;
const START_B = 104;
const START_C = 105;
const STOP = 106;
const CHECK_MODULUS = 103;
/** From this many digits on, two in one code are shorter although the set has to be changed. */
const MIN_PAIRED_DIGITS = 4;

/** Code values of a text of printable ASCII: digits in pairs (set C) where that is shorter, all else in set B; then check and end. */
export function code128Values(text: string): readonly number[] {
  const values: number[] = [];
  let isPaired = false;
  let index = 0;
  const change = (toPaired: boolean) => {
    if (values.length === 0) values.push(toPaired ? START_C : START_B);
    else if (toPaired !== isPaired) values.push(toPaired ? TO_C : TO_B);
    isPaired = toPaired;
  };
  while (index < text.length) {
    const digits = /^\d*/.exec(text.slice(index))?.[0].length ?? 0;
    if (digits % 2 === 0 && digits >= (isPaired ? 2 : MIN_PAIRED_DIGITS)) {
      change(true);
      for (const pair of text.slice(index, index + digits).match(/../g) ?? []) values.push(Number(pair));
      index += digits;
    } else {
      change(false);
      values.push(text.charCodeAt(index) - 32);
      index += 1;
    }
  }
  const check = values.reduce((sum, value, position) => sum + value * Math.max(1, position), 0) % CHECK_MODULUS;
  return [...values, check, STOP];
}

/** Widths of bars and gaps in turn, beginning with a bar; in modules. */
export const code128Widths = (text: string): readonly number[] =>
  code128Values(text).flatMap((value) => [...(PATTERNS[value] ?? '')].map(Number));
