/** The number that a shown text stands for, whatever separates its thousands. */
export function numberIn(text: string | undefined): number {
  return Number((text ?? '').replaceAll(',', ''));
}
