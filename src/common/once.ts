/**
 * Runs `work` with the first call; every later call returns the same promise.
 *
 * @param options.retryAfterFailure A call after a failure runs `work` again, for example when a chunk could not be
 * fetched.
 */
export function once<T>(work: () => Promise<T>, { retryAfterFailure = false } = {}): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    if (result) return result;
    const started = work();
    result = started;
    if (retryAfterFailure)
      started.catch(() => {
        if (result === started) result = undefined;
      });
    return started;
  };
}

/** Single flight: calls made while `work` is running share its promise. A call after it has settled runs it again. */
export function sharePending<T>(work: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () =>
    (pending ??= work().finally(() => {
      pending = undefined;
    }));
}
