/** Data URLs of raster images. SVG is not among them, because it can contain scripts. */
const INLINE_IMAGE = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;

/** The URL of an image; undefined for an invalid one and for any scheme but http, https and raster data URLs. */
export function imageAddress(text: string): URL | undefined {
  const address = URL.parse(text.trim(), location.href) ?? undefined;
  return address && (/^https?:$/.test(address.protocol) || INLINE_IMAGE.test(address.href)) ? address : undefined;
}
