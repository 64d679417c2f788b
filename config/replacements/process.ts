/** Replaces Node's `process` in packages that read its environment, which is empty in a browser. */
export const env: Readonly<Record<string, string | undefined>> = {};
