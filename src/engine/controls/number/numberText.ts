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

/** What a number may become while it is typed: sign, digits and separators, one point; all of them full-width as well. */
const UNFINISHED = /^\s*[-+－]?[\d０-９,，\s]*[.．]?[\d０-９\s]*$/;

/** Whether this text is a number, or can still become one. */
export const canBeNumber = (text: string): boolean => UNFINISHED.test(text);
