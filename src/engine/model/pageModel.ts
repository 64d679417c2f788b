import { AppError } from '@/common/errors/appError';
import type { PageMeasures } from '@/common/pageRecord';
import type { Disposable } from '@/common/disposable';
import { plainText } from '../controls/defineControl';
import type { RowValues, Scope } from '../expressions/scope';
import type { EngineHost, PageStatus } from '../host';
import { PAGE_STATUS } from '../host';
import type { PageProtocol, Template } from '../protocol/nodes';
import { addControls } from './addControls';
import { ArrayModel } from './arrayModel';
import type { ControlModel } from './controlModel';
import { createScope } from './createScope';
import { Edits } from './edits';
import { PageEvents } from './pageEvents';
import { batch, signal, untracked, watch } from './reactive';
import { submittedValues } from './submittedValues';
import { TableModel } from './tableModel';
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
  readonly events = new PageEvents(this);
  readonly measures: PageMeasures | undefined;
  /** What a failed submit said, until the next try. */
  readonly problem = signal<string | undefined>(undefined);
  readonly focusRequest = signal<FocusRequest | undefined>(undefined);
  private readonly disposables: Disposable[] = [];
  private readonly submitWork = new Set<() => Promise<void>>();
  private isDisposed = false;
  private newId?: Promise<string>;

  constructor({ protocol, host, pageCode, status, linkParam, measures, tracer }: PageOptions) {
    this.protocol = protocol;
    this.tracer = tracer;
    this.host = host;
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
      this.events.watchValue(control);
    }
    this.own(watch(() => this.host.setDirty(this.isDirty())));
    const { onLoad, onEvents } = this.protocol;
    for (const [name, event] of Object.entries(onEvents)) {
      this.own(this.host.events.on(name, (payload) => void this.events.run(event, { trigger: 'onevent', payload })));
    }
    if (onLoad) await this.events.run(onLoad, { trigger: 'onload' });
    if (this.isDisposed) return;
    await Promise.all([...this.controls.values()].map(async (control) => {
      const event = control.node.events.onload;
      if (event) await this.events.run(event, { control, trigger: 'onload' });
      if (control instanceof TableModel) await control.load();
      if (control instanceof ArrayModel) await (control as ArrayModel).runLoads();
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
    this.events.quietly(() => {
      this.record(values);
      Object.entries(values).forEach(([name, value]) => this.controls.get(name)?.set(value ?? undefined));
      this.clean();
    });
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

  private clean(): void {
    this.edits.clear();
    this.isDirty(false);
  }
}
