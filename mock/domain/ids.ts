export const ID_KINDS = {
  order: '3101',
  line: '3102',
  customer: '3103',
  visit: '3104',
  process: '3105',
  role: '3106',
  position: '3107',
  dictionary: '3108',
  dictionaryItem: '3109',
  datarule: '3110',
  message: '3120',
  issued: '9001',
} as const;

/** An id of 19 digits: four for the kind, 15 for the count. */
export const idOf = (kind: keyof typeof ID_KINDS, count: number) => ID_KINDS[kind] + String(count).padStart(15, '0');

/** Generates unique ids by counting from `after`. */
export function createIdSource(kind: keyof typeof ID_KINDS, after = 0) {
  let count = after;
  return {
    next: () => idOf(kind, (count += 1)),
    take: (number: number) => Array.from({ length: number }, () => idOf(kind, (count += 1))),
  };
}
export type IdSource = ReturnType<typeof createIdSource>;
