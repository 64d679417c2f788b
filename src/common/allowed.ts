/** Reads a browser feature; undefined where the browser denies it, because reading the property itself may throw. */
export function allowed<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    // Every caller has a fallback and logs its first use.
    return undefined;
  }
}
