import { plainText } from '../defineControl';

/** What a person typed: a number, nothing, or (when it is neither) the text itself, which validation then refuses. */
export function parseNumber(text: string): number | string | undefined {
  const plain = text
    .replaceAll(/[,，\s]/g, '')
    .replaceAll(/[０-９．－]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
  if (plain === '') return undefined;
  const number = Number(plain);
  return Number.isFinite(number) && /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? number : text;
}

/** The number as it stands while it is edited: no separators. */
export function editText(value: unknown): string {
  return plainText(value);
}
