/** Pictures that stand in the text itself, of the kinds that can hold nothing else. */
const INLINE_IMAGE = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;

/** The address of a picture; undefined for one that is none, or with a scheme that could run or hide anything. */
export function imageAddress(text: string): URL | undefined {
  const address = URL.parse(text.trim(), location.href) ?? undefined;
  return address && (/^https?:$/.test(address.protocol) || INLINE_IMAGE.test(address.href)) ? address : undefined;
}
