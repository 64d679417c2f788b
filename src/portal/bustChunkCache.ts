/** webpack's own variable: the address of a chunk by its id. Absent where webpack is. */
declare let __webpack_get_script_filename__: ((chunkId: string | number) => string) | undefined;

let attempt = 0;
let isInstalled = false;

/**
 * From now on the chunks of this bundle are fetched under new addresses. Needed before a failed screen is tried again:
 * inside the sandbox the loader remembers a failed address for ever. Compiled into each sub-app, because each bundle
 * has its own loader.
 */
export function bustChunkCache(): void {
  attempt += 1;
  if (isInstalled || typeof __webpack_get_script_filename__ === 'undefined') return;
  isInstalled = true;
  const original = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunkId) => `${original(chunkId)}?r=${attempt}`;
}
