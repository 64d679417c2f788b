import { AppError } from '@/common/errors/appError';
import { configError } from '../events/configError';
import { DebouncedEvents } from '../events/debouncedEvents';
import { placeOf, runEvent } from '../events/runEvent';
import type { EventContext } from '../events/runEvent';
import type { EventNode, Trigger } from '../protocol/nodes';
import type { ControlModel } from './controlModel';
import type { EventChain } from './edits';
import type { PageModel } from './pageModel';
import { batch, untracked, watch } from './reactive';

/** Events that call each other again and again are not waited for any longer. */
const MAX_FLUSHES = 5;

/** Events that may follow from each other, one by one, after something that a person did. */
export const MAX_ROUNDS = 20;

/** Of which kinds the steps of an event are. */
const stepsOf = ({ steps }: EventNode): string => steps.map((step) => step.do).join(' ');

/** Titles of the controls that stand more than once in a chain of events: they go on causing each other. */
const titlesIn = (chain: EventChain): readonly string[] => {
  const repeated = chain.filter((control, index) => control && chain.indexOf(control) < index);
  return untracked(() => [...new Set(repeated)].flatMap((control) => (control ? control.title() || control.name : [])));
};

/** When the events of a page run: clicks once at a time and on settled values, changes of a value when it stands still. */
export class PageEvents {
  private readonly pending = new DebouncedEvents((event, context) => this.run(event, context));
  private readonly clicks = new Map<string, Promise<void>>();
  private isQuiet = false;

  constructor(private readonly page: PageModel) {}

  async run(event: EventNode, context: EventContext): Promise<void> {
    if (this.page.hasEnded) return;
    await this.page.timed(context.control, context.trigger, stepsOf(event), () => runEvent(this.page, event, context));
  }

  /** Runs a control's event, if it has one for this trigger. */
  trigger(control: ControlModel, trigger: Trigger): void {
    const event = control.node.events[trigger];
    if (!event) return;
    if (trigger === 'onclicked') void this.press(control);
    else void this.pending.flush().then(() => this.run(event, { control, trigger }));
  }

  /** Runs the click event of a control, which is busy meanwhile. */
  async press(control: ControlModel): Promise<void> {
    const event = control.node.events.onclicked;
    if (!event) return;
    control.isBusy(true);
    await this.click(control.name, event, { control, onIdle: () => control.isBusy(false) });
  }

  /**
   * Runs a click's event once values have settled. While it runs, another click of the same key waits for it and starts
   * nothing, until the event has opened a page and waits for the person there.
   */
  click(key: string, event: EventNode, context: Omit<EventContext, 'trigger' | 'event'>): Promise<void> {
    const open = this.clicks.get(key);
    if (open) return open;
    const end = () => {
      if (this.clicks.get(key) === running) this.clicks.delete(key);
      context.onIdle?.();
    };
    const running = this.pending
      .flush()
      .then(() => {
        this.page.savedRevision = undefined;
        return this.run(event, { ...context, event, trigger: 'onclicked', onIdle: end });
      })
      .finally(end);
    this.clicks.set(key, running);
    return running;
  }

  /** Runs an event after its trigger has settled; a newer one of the same key replaces it. Events that go on feeding each other end with an error. */
  schedule(key: string, event: EventNode, place: Omit<EventContext, 'trigger' | 'chain'>, isTotal = false): void {
    if (this.isQuiet) return;
    const { host, edits } = this.page;
    const { chain } = edits;
    const context: EventContext = { ...place, trigger: 'onvaluechange', chain };
    if (chain.length <= MAX_ROUNDS) {
      this.pending.schedule(key, event, context, isTotal);
      return;
    }
    const params = { most: MAX_ROUNDS, titles: titlesIn([...chain, place.control]) };
    const { message } = configError(host, { code: 'event-rounds', params });
    host.report(new AppError('config', `${message}  ${placeOf(this.page, context, event)}`));
  }

  /** Runs the control's onvaluechange whenever its value has changed. */
  watchValue(control: ControlModel): void {
    const event = control.node.events.onvaluechange;
    if (!event) return;
    let isFirst = true;
    this.page.own(
      watch(() => {
        const value = control.value();
        if (!isFirst)
          this.schedule(
            control.name,
            event,
            { control, payload: { value, option: control.lastDetail.option } },
            control.node.value.compiled?.isTotal,
          );
        isFirst = false;
      }),
    );
  }

  /** Runs a change that starts no onvaluechange. */
  quietly(change: () => void): void {
    this.isQuiet = true;
    try {
      batch(change);
    } finally {
      this.isQuiet = false;
    }
  }

  /** Runs at once the events that wait for values to settle, and those that follow from them. */
  async settle(): Promise<void> {
    for (let round = 0; round < MAX_FLUSHES && this.pending.isWaiting; round += 1) await this.pending.flush();
  }

  dispose(): void {
    this.pending.dispose();
  }
}
