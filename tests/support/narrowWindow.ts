/** Sets the width of a phone. Returns a function that restores the width. */
export function narrowWindow(): () => void {
  const original = window.matchMedia;
  window.matchMedia = (media) => ({
    ...original(media),
    matches: media.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  });
  return () => {
    window.matchMedia = original;
  };
}
