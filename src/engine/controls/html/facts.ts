import { defineControl, plainText } from '../defineControl';

const ENTITIES: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** The words of a formatted text, for places that show plain text. */
const wordsOf = (html: string): string =>
  html.replace(/<(script|style)\b[^]*?<\/\1>/gi, '').replace(/<[^>]*>/g, ' ').replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity).replace(/\s+/g, ' ').trim();

export default defineControl({ type: 'html', category: 'display', format: (value) => wordsOf(plainText(value)) });
