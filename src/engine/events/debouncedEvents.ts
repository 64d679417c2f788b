import type { EventNode } from '../protocol/nodes';
import type { EventContext } from './runEvent';

/** Time for which a value must stand still before its onvaluechange runs (shell spec §9). */
export const VALUE_CHANGE_DEBOUNCE_MS = 500;
/** The same for a value that is a total over rows. */
export const TOTAL_CHANGE_DEBOUNCE_MS = 200;

interface Pending {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly start: () => Promise<void>;
}

/** Runs each key's newest event once, after its value has settled. */
export class DebouncedEvents {
  private readonly pending = new Map<string, Pending>();

  constructor(private readonly run: (event: EventNode, context: EventContext) => Promise<void>) {}

  schedule(key: string, event: EventNode, context: EventContext, isTotal: boolean): void {
    const earlier = this.pending.get(key);
    if (earlier) clearTimeout(earlier.timer);
    const start = () => {
      this.pending.delete(key);
      return this.run(event, context);
    };
    const timer = setTimeout(() => void start(), isTotal ? TOTAL_CHANGE_DEBOUNCE_MS : VALUE_CHANGE_DEBOUNCE_MS);
    this.pending.set(key, { timer, start });
  }

  get isWaiting(): boolean {
    return this.pending.size > 0;
  }

  /** Runs at once what is still waiting, so that a click acts on settled values. */
  async flush(): Promise<void> {
    const waiting = [...this.pending.values()];
    waiting.forEach(({ timer }) => clearTimeout(timer));
    await Promise.all(waiting.map(({ start }) => start()));
  }

  dispose(): void {
    this.pending.forEach(({ timer }) => clearTimeout(timer));
    this.pending.clear();
  }
}
