/** Stands for Node's `process` in packages that ask it for the environment. In a browser there is none. */
export const env: Readonly<Record<string, string | undefined>> = {};
