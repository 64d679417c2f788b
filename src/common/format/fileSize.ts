const KB = 1024;
const DECIMALS = 2;

/**
 * 512 → "512b", 1536 → "1.50kb": bytes below 1 kB, kB below 1 MB, MB above (business spec §9). Empty for no valid size.
 */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  if (bytes < KB) return `${Math.trunc(bytes)}b`;
  return bytes < KB * KB ? `${(bytes / KB).toFixed(DECIMALS)}kb` : `${(bytes / KB / KB).toFixed(DECIMALS)}mb`;
}
