/** What `work` answers, or `instead` when it takes longer than `ms`. The work itself goes on. */
export async function withTimeout<T>(work: Promise<T>, ms: number, instead: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, instead);
  });
  try {
    return await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
  }
}
