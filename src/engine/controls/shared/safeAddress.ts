/** Schemes of an address that a page may lead to: those that cannot run anything here. */
const SAFE_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** The address as it may stand in a link; undefined for one without a scheme, or with one that is not safe. */
export function safeAddress(text: string): string | undefined {
  const parsed = URL.parse(text.trim());
  return parsed && SAFE_SCHEMES.includes(parsed.protocol) ? parsed.href : undefined;
}
