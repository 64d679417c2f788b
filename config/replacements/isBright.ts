/** The method of a colour that `isBright` of antd's colour picker calls. */
interface Colour {
  toRgb(): { r: number; g: number; b: number; a: number };
}

/** Perceived brightness (ITU-R BT.601) above which text on a solid button is dark. */
const BRIGHT = 192;

/**
 * The only function that antd's Button imports from the colour picker's module, which would add a whole Collapse. The
 * button calls it with its own solid background only, which is opaque.
 */
export const isBright = (value: Colour): boolean => {
  const { r, g, b } = value.toRgb();
  return r * 0.299 + g * 0.587 + b * 0.114 > BRIGHT;
};
