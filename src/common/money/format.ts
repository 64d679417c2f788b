/** 12873.1 → "12,873.10": a separator every 3 digits (shell spec §9), `decimals` digits when given. */
export function formatNumber(value: number, decimals?: number): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [integer = '', fraction] = text.split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Money shows two decimals. */
export const MONEY_DECIMALS = 2;
