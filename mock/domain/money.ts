/** Converts cents, the domain's unit, to yuan with two decimals, the unit of the API. */
export const toYuan = (cents: number) => cents / 100;

/** Converts yuan to cents; undefined for more than two decimals or NaN. */
export function toCents(yuan: number): number | undefined {
  const cents = Math.round(yuan * 100);
  return Number.isFinite(yuan) && Math.abs(cents / 100 - yuan) < 1e-9 ? cents : undefined;
}

/** Subtracts a discount in per cent (at most two decimals) and rounds to the cent. */
export function lessDiscount(cents: number, discountPercent: number): number {
  const hundredths = Math.round(discountPercent * 100);
  return Math.round((cents * (10_000 - hundredths)) / 10_000);
}
