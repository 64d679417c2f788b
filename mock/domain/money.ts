/** Amounts are whole cents inside the platform; outside they are yuan with two decimals. */
export const toYuan = (cents: number) => cents / 100;

/** Undefined when the amount has more than two decimals or is not a number. */
export function toCents(yuan: number): number | undefined {
  const cents = Math.round(yuan * 100);
  return Number.isFinite(yuan) && Math.abs(cents / 100 - yuan) < 1e-9 ? cents : undefined;
}

/** What remains after a discount in per cent with at most two decimals, rounded to the cent. */
export function lessDiscount(cents: number, discountPercent: number): number {
  const hundredths = Math.round(discountPercent * 100);
  return Math.round((cents * (10_000 - hundredths)) / 10_000);
}
