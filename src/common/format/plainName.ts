/** Control characters, line separators and marks of writing direction: with them a name is read as another one. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name of a file as it can be shown: `photo\u202egpj.exe`, which reads as photoexe.jpg, is photo_gpj.exe. */
export const plainName = (name: string): string => name.replace(INVISIBLE, '_');

/** A text whose lines can be shown. */
export const plainLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => plainName(line.replaceAll('\t', ' ')))
    .join('\n');

/** The same file, under a name that can be shown. */
export function withPlainName(file: File): File {
  const name = plainName(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });
}
