type Value = string | number | boolean | null | undefined;

const write = (key: string, value: Value) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`;

/** The part of the package `qs` that umi-request needs for our calls: flat queries of texts and numbers, lists repeated. */
export const stringify = (query: Readonly<Record<string, Value | readonly Value[]>>): string =>
  Object.entries(query)
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? (value as Value[]) : [value as Value]).map((each) => [key, each] as const),
    )
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => write(key, value))
    .join('&');

export const parse = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));
