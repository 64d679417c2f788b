/** The answer of a browser feature, or undefined where the browser denies it: reading the property itself may throw. */
export function allowed<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    // Every caller has a substitute, and the first use of the substitute is logged.
    return undefined;
  }
}
