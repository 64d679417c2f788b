export interface Block {
  /** Cycles of this block. */
  count: number;
  /** Cycles up to its end. */
  total: number;
}

/** The cycles in blocks of at most this size; the last may be shorter. */
export function blocks(cycles: number, size: number): Block[] {
  return Array.from({ length: Math.ceil(cycles / size) }, (_, index) => {
    const total = Math.min(cycles, (index + 1) * size);
    return { count: total - index * size, total };
  });
}
