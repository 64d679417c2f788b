/**
 * Lets requests run side by side, and a cleaning only while none runs: it would free the blocks of an unfinished
 * upload. New requests wait for a cleaning that was asked for.
 */
export function createCleaningGate(clean: () => Promise<void>) {
  let running = 0;
  let closed: { opened: Promise<void>; open: () => void } | undefined;

  const cleanWhenIdle = () => {
    if (running > 0 || !closed) return;
    const { open } = closed;
    clean()
      .catch(console.error)
      .finally(() => {
        closed = undefined;
        open();
      });
  };
  return {
    async enter(): Promise<void> {
      while (closed) await closed.opened;
      running += 1;
    },
    /** A request that has entered is over. */
    leave(): void {
      running -= 1;
      cleanWhenIdle();
    },
    /** Asks for a cleaning; it starts when the last request leaves. */
    close(): void {
      if (closed) return;
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      closed = { opened, open };
    },
  };
}
