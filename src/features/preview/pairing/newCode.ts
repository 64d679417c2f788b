const CODES = 1_000_000;

/** Six random digits. */
export function newCode(
  fill: (numbers: Uint32Array<ArrayBuffer>) => Uint32Array = (numbers) => crypto.getRandomValues(numbers),
): string {
  const [number = 0] = fill(new Uint32Array(1));
  return String(number % CODES).padStart(6, '0');
}
