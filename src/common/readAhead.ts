/** One read that is made before a person has asked for anything. Its process messages wait until its answer is used. */
export interface ReadAhead {
  /** Shows messages of the answer: at once when it is used already, else with `use`. Resolves without waiting for that. */
  hold(show: () => Promise<void>): Promise<void>;
  /** The answer is used from now on. Resolves when the messages that waited are read. */
  use(): Promise<void>;
}

/** Shows messages, with the use of the answer if it was read ahead. */
export const showWhenUsed = (ahead: ReadAhead | undefined, show: () => Promise<void>): Promise<void> =>
  ahead ? ahead.hold(show) : show();

export function createReadAhead(): ReadAhead {
  const held: (() => Promise<void>)[] = [];
  let used: Promise<void> | undefined;
  const showHeld = async () => {
    for (const show of held) await show();
  };
  return {
    async hold(show) {
      if (used) await show();
      else held.push(show);
    },
    use: () => (used ??= showHeld()),
  };
}
