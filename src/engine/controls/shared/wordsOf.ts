const ENTITIES: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** Marks that part what is before them from what is after. */
const PARTING = /<\/?(?:p|div|h[1-6]|li|[uod]l|d[td]|t[rdh]|table|caption|figcaption|blockquote|pre|br|hr)\b[^>]*>/gi;

/** The words of a formatted text, for places that show or count plain text. */
export const wordsOf = (html: string): string =>
  html.replace(/<(script|style)\b[^]*?<\/\1>/gi, '').replace(PARTING, ' ').replace(/<[^>]*>/g, '').replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity).replace(/\s+/g, ' ').trim();
