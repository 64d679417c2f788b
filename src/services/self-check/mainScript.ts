/** The main script carries the hash of the build in its name, except in development. */
const MAIN_SCRIPT = /\/umi\.[0-9a-f]{8}\.js$/;

/** The address of the running main script; undefined in development. */
export const mainScriptOf = (document: Document): string | undefined =>
  [...document.scripts].find(({ src }) => MAIN_SCRIPT.test(src))?.src;
