/** webpack's own variable: the address of a chunk by its id. Absent where webpack is. */
declare let __webpack_get_script_filename__: ((chunkId: string | number) => string) | undefined;

/**
 * From now on a chunk of this bundle that failed to load is fetched under a new address: inside the sandbox the loader
 * remembers a failed address for ever. webpack asks for the address of a chunk once for each attempt to load it. Compiled
 * into each sub-app, because each bundle has its own loader.
 */
export function retryChunks(): void {
  if (typeof __webpack_get_script_filename__ === 'undefined') return;
  const addressOf = __webpack_get_script_filename__;
  const failures = new Map<string | number, number>();
  __webpack_get_script_filename__ = (chunkId) => {
    const failed = failures.get(chunkId) ?? 0;
    failures.set(chunkId, failed + 1);
    return failed === 0 ? addressOf(chunkId) : `${addressOf(chunkId)}?r=${failed}`;
  };
}
