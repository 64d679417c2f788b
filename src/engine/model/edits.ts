import type { Trigger } from '../protocol/nodes';
import type { ControlModel } from './controlModel';
import { signal, untracked } from './reactive';

/** What somebody has pressed, here or on another page. */
const BY_PERSON: readonly string[] = ['onclicked', 'onevent'];

/** The controls of events that have caused each other, the first one first; undefined for an event of the page. */
export type EventChain = readonly (ControlModel | undefined)[];

/** The event whose step is under way. */
interface RunningEvent {
  readonly trigger: Trigger | 'onevent';
  readonly control?: ControlModel;
  /** The controls whose events have caused it, one by one; none when left out. */
  readonly chain?: EventChain;
}

/** The one record of what was changed on a page by people, steps and scripts; loading a record is no change. */
export class Edits {
  private readonly count = signal(0);
  private readonly unsaved = signal(false);
  private readonly touched = new Set<ControlModel>();
  private event?: RunningEvent;
  /**
   * The unsaved changes, by control and in the order of their first change: the revision of a person's own last one;
   * 0 where only events changed it.
   */
  readonly changed = new Map<ControlModel, number>();
  /** Whether a person had a hand in the unsaved changes: entered something, or pressed what changes something. */
  isByPerson = false;

  /** Stands for what has been changed so far. Tracked. */
  get revision(): number {
    return this.count();
  }

  /** Whether anything was changed since the page was clean. Tracked. */
  get isDirty(): boolean {
    return this.unsaved();
  }

  /** Whether this control was ever changed while the page is open; a save does not undo that. */
  includes(control: ControlModel): boolean {
    return this.touched.has(control);
  }

  note(control: ControlModel): void {
    const revision = untracked(this.count) + 1;
    this.touched.add(control);
    this.changed.set(control, this.event === undefined ? revision : (this.changed.get(control) ?? 0));
    if (this.isByHand) this.isByPerson = true;
    this.count(revision);
    this.unsaved(true);
  }

  /** Whether what happens now is a person's own change, or the event of something that they have pressed. */
  get isByHand(): boolean {
    return this.event === undefined || BY_PERSON.includes(this.event.trigger);
  }

  /** What has caused an event that starts now: nothing when a person's own change starts it. */
  get chain(): EventChain {
    return this.event === undefined ? [] : [...(this.event.chain ?? []), this.event.control];
  }

  /** Whether a person has changed a value after this revision. */
  isEditedSince(revision: number): boolean {
    return [...this.changed.values()].some((own) => own > revision);
  }

  /** The controls whose unsaved values a person has entered. */
  get own(): readonly ControlModel[] {
    return [...this.changed].flatMap(([control, revision]) => (revision > 0 ? [control] : []));
  }

  /** The page is clean but for the changes of these controls: it was saved, or a record was loaded. */
  clear(kept: readonly ControlModel[] = []): void {
    [...this.changed.keys()]
      .filter((control) => !kept.includes(control))
      .forEach((control) => this.changed.delete(control));
    this.isByPerson = kept.length > 0;
    this.unsaved(kept.length > 0);
  }

  /** What `run` changes at once is an event's doing, and no person's own. */
  byEvent<T>(event: RunningEvent, run: () => T): T {
    const before = this.event;
    this.event = event;
    try {
      return run();
    } finally {
      this.event = before;
    }
  }
}
