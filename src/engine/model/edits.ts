import type { Trigger } from '../protocol/nodes';
import type { ControlModel } from './controlModel';
import { signal, untracked } from './reactive';

/** What somebody has pressed, here or on another page. */
const BY_PERSON: readonly string[] = ['onclicked', 'onevent'];

/** What was changed since the page was clean, and by whom. */
export class Edits {
  private readonly count = signal(0);
  private step?: Trigger | 'onevent';
  /** By control, in the order of their first change: the revision of a person's own last one; 0 where only events changed it. */
  readonly changed = new Map<ControlModel, number>();
  /** Whether a person had a hand in it: entered something, or pressed what changes something. */
  isByPerson = false;

  /** Stands for what has been changed so far. Tracked. */
  get revision(): number {
    return this.count();
  }

  note(control: ControlModel | undefined): void {
    const revision = untracked(this.count) + 1;
    if (control) this.changed.set(control, this.step === undefined ? revision : (this.changed.get(control) ?? 0));
    if (this.step === undefined || BY_PERSON.includes(this.step)) this.isByPerson = true;
    this.count(revision);
  }

  /** The page is clean. */
  clear(): void {
    this.changed.clear();
    this.isByPerson = false;
  }

  /** What `run` changes at once is an event's doing, and no person's own. */
  byEvent<T>(trigger: Trigger | 'onevent', run: () => T): T {
    const before = this.step;
    this.step = trigger;
    try {
      return run();
    } finally {
      this.step = before;
    }
  }
}
