import { AppError } from '@/common/errors/appError';
import type { PageMeasures } from '@/common/pageRecord';
import type { Disposable } from '@/common/disposable';
import { plainText } from '../controls/defineControl';
import { DebouncedEvents } from '../events/debouncedEvents';
import { runEvent } from '../events/runEvent';
import type { EventContext } from '../events/runEvent';
import type { RowValues, Scope } from '../expressions/scope';
import type { EngineHost, PageStatus } from '../host';
import { PAGE_STATUS } from '../host';
import type { EventNode, PageProtocol, Template, Trigger } from '../protocol/nodes';
import { addControls } from './addControls';
import { ArrayModel } from './arrayModel';
import type { ControlModel } from './controlModel';
import { createScope } from './createScope';
import { Edits } from './edits';
import { batch, signal, untracked, watch } from './reactive';
import { submittedValues } from './submittedValues';
import { TableModel } from './tableModel';
import { tracedHost } from './tracedHost';
import type { Tracer } from './tracer';
import { validatePage } from './validatePage';
import type { FocusRequest } from './validatePage';

export interface PageOptions {
  readonly protocol: PageProtocol;
  readonly host: EngineHost;
  readonly pageCode: string;
  readonly status: PageStatus;
  readonly linkParam: Readonly<Record<string, unknown>>;
  readonly tracer?: Tracer;
  /** Where somebody wants to know what the page costs. */
  readonly measures?: PageMeasures | undefined;
}

let pages = 0;

/** Events that call each other again and again are not waited for any longer. */
const MOST_ROUNDS = 5;

/** Of which kinds the steps of an event are. */
const stepsOf = ({ steps }: EventNode): string => steps.map((step) => step.do).join(' ');

/** A page that runs: its controls, its scope, its events. It knows nothing of React. */
export class PageModel {
  readonly id = `page${++pages}`;
  readonly protocol: PageProtocol;
  readonly host: EngineHost;
  readonly pageCode: string;
  readonly status: PageStatus;
  readonly linkParam: Readonly<Record<string, unknown>>;
  readonly tracer?: Tracer;
  readonly controls = new Map<string, ControlModel>();
  readonly scope: Scope;
  readonly record = signal<Readonly<RowValues>>({});
  readonly isDirty = signal(false);
  /** Whether its onload events have ended. */
  readonly isLoaded = signal(false);
  readonly edits = new Edits();
  readonly measures: PageMeasures | undefined;
  /** What a failed submit said, until the next try. */
  readonly problem = signal<string | undefined>(undefined);
  readonly focusRequest = signal<FocusRequest | undefined>(undefined);
  private readonly disposables: Disposable[] = [];
  private readonly events = new DebouncedEvents((event, context) => this.run(event, context));
  private readonly clicks = new Map<string, Promise<void>>();
  private readonly submitWork = new Set<() => Promise<void>>();
  private isQuiet = false;
  private isDisposed = false;
  private newId?: Promise<string>;

  constructor({ protocol, host, pageCode, status, linkParam, measures, tracer }: PageOptions) {
    this.protocol = protocol;
    this.tracer = tracer;
    this.host = tracer ? tracedHost(host, tracer) : host;
    this.pageCode = pageCode;
    this.status = status;
    this.linkParam = linkParam;
    this.measures = measures;
    this.scope = createScope(this);
    addControls(this, protocol.nodes);
    addControls(this, protocol.toolbar);
    this.controls.forEach((control) => control instanceof ArrayModel && control.computeFirst());
    this.measures?.reach('read');
  }

  get isView(): boolean {
    return this.status === PAGE_STATUS.view;
  }

  /** Wakes the page: rows are computed, triggers watched, onload events run. Resolves when those have ended. */
  async start(): Promise<void> {
    if (this.protocol.settable.hasScripts) this.host.scripts.warm();
    this.tracer?.watch(this);
    for (const control of this.controls.values()) {
      if (control instanceof ArrayModel) (control as ArrayModel).start();
      if (control.node.events.onvaluechange) this.watchValue(control);
    }
    this.own(watch(() => this.host.setDirty(this.isDirty())));
    const { onLoad, onEvents } = this.protocol;
    for (const [name, event] of Object.entries(onEvents)) {
      this.own(this.host.events.on(name, (payload) => void this.run(event, { trigger: 'onevent', payload })));
    }
    if (onLoad) await this.run(onLoad, { trigger: 'onload' });
    if (this.isDisposed) return;
    await Promise.all([...this.controls.values()].map(async (control) => {
      const event = control.node.events.onload;
      if (event) await this.run(event, { control, trigger: 'onload' });
      if (control instanceof TableModel) await control.load();
    }));
    this.isLoaded(true);
    this.measures?.reach('loaded');
  }

  /** It was closed: nothing it still waits for matters. */
  get hasEnded(): boolean {
    return this.isDisposed;
  }

  dispose(): void {
    this.isDisposed = true;
    if (this.protocol.settable.hasScripts) this.host.scripts.close(this.id);
    this.measures?.end();
    this.events.dispose();
    this.controls.forEach((control) => control instanceof TableModel && control.abort());
    this.disposables.splice(0).forEach((dispose) => dispose());
  }

  own(disposable: Disposable): void {
    this.disposables.push(disposable);
  }

  control(name: string): ControlModel {
    const found = this.controls.get(name);
    if (found) return found;
    const reason = this.host.t('engine.issue.dangling-target', { target: name });
    throw new AppError('config', this.host.t('engine.configerror', { reason }));
  }

  textOf(template: Template, scope = this.scope): string {
    const value = template.constant ? template.constant.value : template.run(scope);
    return plainText(value);
  }

  /** A text inside a checked protocol part: literal or @key. */
  text(source: string | undefined): string {
    if (source === undefined) return '';
    if (source.startsWith('@@') || source.startsWith('==')) return source.slice(1);
    return source.startsWith('@') ? this.scope.translate(source.slice(1)) : source;
  }

  /** Runs a change that a person made, of this control: the page then holds unsaved input. */
  edited<T>(change: () => T, control?: ControlModel): T {
    const begun = this.measures?.now();
    const result = batch(() => {
      this.edits.note(control);
      const changed = change();
      this.isDirty(true);
      return changed;
    });
    if (begun !== undefined) this.measures?.note(control?.node, 'edit', begun);
    return result;
  }

  /** Runs the work, and notes what it cost where somebody wants to know. */
  timed<T>(control: ControlModel | undefined, type: string, detail: string, work: () => Promise<T>): Promise<T> {
    return this.measures ? this.measures.timed(control?.node, type, detail, work) : work();
  }

  /** Stands for what has been changed so far. */
  get revision(): number {
    return untracked(() => this.edits.revision);
  }

  patchRecord(fields: Readonly<RowValues>): void {
    this.record({ ...untracked(this.record), ...fields });
  }

  /** Puts a loaded record into the controls of the same names. */
  fill(values: Readonly<RowValues>): void {
    this.quietly(() => {
      this.record(values);
      Object.entries(values).forEach(([name, value]) => this.controls.get(name)?.set(value ?? undefined));
      this.clean();
    });
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
    for (let round = 0; round < MOST_ROUNDS && this.events.isWaiting; round += 1) await this.events.flush();
  }

  /**
   * What a submit sends: every input that was shown, loaded or edited, with the text of a choice where the record keeps
   * it. What somebody emptied is null; what nobody has touched and holds nothing is left out.
   */
  values(): RowValues {
    return submittedValues(this);
  }

  /** The id of a new record: fetched once, so that a repeated submit carries the same one. */
  recordId(): Promise<string> {
    return (this.newId ??= this.host.nextId().catch((error: unknown) => {
      this.newId = undefined;
      throw error;
    }));
  }

  /** Work that every submit of this page waits for, for example files that are still to be uploaded; it may change values. */
  beforeSubmit(work: () => Promise<void>): Disposable {
    this.submitWork.add(work);
    return () => this.submitWork.delete(work);
  }

  /** Rejects with the first error of that work. */
  async prepareSubmit(): Promise<void> {
    await Promise.all([...this.submitWork].map((work) => work()));
  }

  /** The server has what the page held at `revision`; what was changed since then is still unsaved. */
  markSaved(revision: number): void {
    this.newId = undefined;
    if (revision !== this.revision) return;
    this.controls.forEach((control) => control instanceof ArrayModel && control.markSaved());
    this.clean();
  }

  /** Judges all controls that are shown, or those in one part. Sets their messages and asks for the focus on the first one that is not valid. */
  validate(part?: ControlModel): boolean {
    const first = validatePage(this, part);
    this.focusRequest(first);
    return first === undefined;
  }

  /** Runs a control's event, if it has one for this trigger. */
  trigger(control: ControlModel, trigger: Trigger): void {
    const event = control.node.events[trigger];
    if (!event) return;
    if (trigger === 'onclicked') void this.press(control, event);
    else void this.events.flush().then(() => this.run(event, { control, trigger }));
  }

  /** Runs a click's event, once values have settled. While it runs, another click of the same key waits for it and starts nothing. */
  click(key: string, event: EventNode, context: Omit<EventContext, 'trigger'>): Promise<void> {
    const running = this.clicks.get(key) ?? this.events.flush().then(() => this.run(event, { ...context, trigger: 'onclicked' })).finally(() => this.clicks.delete(key));
    this.clicks.set(key, running);
    return running;
  }

  /** Runs an event after its trigger has settled; a newer one of the same key replaces it. */
  schedule(key: string, event: EventNode, context: Omit<EventContext, 'trigger'>, isTotal = false): void {
    if (!this.isQuiet) this.events.schedule(key, event, { ...context, trigger: 'onvaluechange' }, isTotal);
  }

  async run(event: EventNode, context: EventContext): Promise<void> {
    if (this.isDisposed) return;
    await this.timed(context.control, context.trigger, stepsOf(event), () => runEvent(this, event, context));
  }

  private clean(): void {
    this.edits.clear();
    this.isDirty(false);
  }

  private async press(control: ControlModel, event: EventNode): Promise<void> {
    control.isBusy(true);
    await this.click(control.name, event, { control });
    control.isBusy(false);
  }

  private watchValue(control: ControlModel): void {
    const event = control.node.events.onvaluechange;
    if (!event) return;
    let isFirst = true;
    this.own(watch(() => {
      const value = control.value();
      if (!isFirst) this.schedule(control.name, event, { control, payload: { value, option: control.lastDetail.option } }, control.node.value.compiled?.isTotal);
      isFirst = false;
    }));
  }
}
