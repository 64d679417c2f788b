/** Below this value the error of the scaled number is less than a tenth of `NEAR_A_TIE`. */
const LARGEST_SCALED = 1e9;
const NEAR_A_TIE = 1e-6;
const POWERS = Array.from({ length: 21 }, (_, digits) => Number(`1e${digits}`));

/** Works on the digits, because binary numbers lie beside most ties. */
function roundWritten(value: number, digits: number): number {
  const [mantissa = '', exponent] = Math.abs(value).toExponential().split('e');
  const written = mantissa.replace('.', '');
  const kept = 1 + Number(exponent) + digits;
  if (kept >= written.length) return value;
  const head = kept > 0 ? BigInt(written.slice(0, kept)) : 0n;
  const up = kept >= 0 && (written[kept] ?? '') >= '5' ? 1n : 0n;
  return Math.sign(value) * Number(`${head + up}e${-digits}`);
}

/** Rounds half away from zero on the written decimal digits: round(1.005, 2) is 1.01. */
export function round(value: number, digits: number): number {
  const factor = POWERS[digits];
  if (factor !== undefined) {
    const size = Math.abs(value) * factor;
    if (size < LARGEST_SCALED && Math.abs(size - Math.floor(size) - 0.5) > NEAR_A_TIE)
      return (Math.sign(value) * Math.round(size)) / factor;
  }
  return Number.isFinite(value) ? roundWritten(value, digits) : value;
}

/** Moves the decimal point of the written number: shiftPoint(0.07, 2) is 7. */
export function shiftPoint(value: number, places: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const [mantissa, exponent] = value.toExponential().split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}
