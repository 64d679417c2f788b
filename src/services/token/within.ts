/** What `work` answers, or `instead` when it takes longer than `ms`. The work itself goes on. */
export function within<T>(work: Promise<T>, ms: number, instead: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, instead);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
