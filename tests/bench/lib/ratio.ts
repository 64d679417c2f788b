/** `value` as a share of `reference`; `undefined` where either is missing or the reference is zero. */
export function ratio(value: number | undefined, reference: number | undefined): number | undefined {
  return value === undefined || !reference ? undefined : value / reference;
}
