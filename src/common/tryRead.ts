/** Reads a browser feature; returns undefined where the browser denies it and reading the property itself throws. */
export function tryRead<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    // Every caller has a fallback and logs its first use.
    return undefined;
  }
}
