/** Bytes that the largest QR code of medium error correction holds. */
const QR_MAX_BYTES = 2331;
/** Longer bars are wider than what a hand scanner sees. */
const BARS_MAX_CHARACTERS = 64;

/** Text key of the reason why a text cannot become a code; undefined when it can. */
export function whyNotEncoded(
  text: string,
  kind: 'qr' | 'code128',
): { readonly key: string; readonly params?: Readonly<Record<string, unknown>> } | undefined {
  if (kind === 'qr')
    return new TextEncoder().encode(text).length > QR_MAX_BYTES
      ? { key: 'engine.barcode.toolong', params: { maximum: QR_MAX_BYTES } }
      : undefined;
  if (!/^[ -~]+$/.test(text)) return { key: 'engine.barcode.ascii' };
  return text.length > BARS_MAX_CHARACTERS
    ? { key: 'engine.barcode.toolong', params: { maximum: BARS_MAX_CHARACTERS } }
    : undefined;
}
