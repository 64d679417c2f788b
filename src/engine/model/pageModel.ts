import { AppError } from '@/common/errors/appError';
import type { Disposable } from '@/common/disposable';
import { FACTS } from '../controls/factsTable';
import { isEmptyValue } from '../controls/defineControl';
import { DebouncedEvents } from '../events/debouncedEvents';
import { runEvent } from '../events/runEvent';
import type { EventContext } from '../events/runEvent';
import type { RowValues, Scope } from '../expressions/scope';
import type { EngineHost, PageStatus } from '../host';
import { PAGE_STATUS } from '../host';
import type { ControlNode, EventNode, PageNode, PageProtocol, Template, Trigger } from '../protocol/nodes';
import { ArrayModel } from './arrayModel';
import { ControlModel } from './controlModel';
import { createScope } from './createScope';
import { batch, signal, untracked, watch } from './reactive';
import { TableModel } from './tableModel';

export interface PageOptions {
  readonly protocol: PageProtocol;
  readonly host: EngineHost;
  readonly pageCode: string;
  readonly status: PageStatus;
  readonly linkParam: Readonly<Record<string, unknown>>;
}

/** Where a person should look first after a failed validation. */
export interface FocusRequest {
  readonly id: string;
  readonly control: string;
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
  readonly controls = new Map<string, ControlModel>();
  readonly scope: Scope;
  readonly record = signal<Readonly<RowValues>>({});
  readonly isDirty = signal(false);
  /** What a failed submit said, until the next try. */
  readonly problem = signal<string | undefined>(undefined);
  readonly focusRequest = signal<FocusRequest | undefined>(undefined);
  private readonly disposables: Disposable[] = [];
  private readonly events = new DebouncedEvents((event, context) => this.run(event, context));
  private isLoading = false;
  private isDisposed = false;
  private newId?: Promise<string>;

  constructor({ protocol, host, pageCode, status, linkParam }: PageOptions) {
    this.protocol = protocol;
    this.host = host;
    this.pageCode = pageCode;
    this.status = status;
    this.linkParam = linkParam;
    this.scope = createScope(this);
    this.addControls(protocol.nodes);
    this.addControls(protocol.toolbar);
  }

  get isView(): boolean {
    return this.status === PAGE_STATUS.view;
  }

  /** Wakes the page: rows are computed, triggers watched, onload events run. Resolves when those have ended. */
  async start(): Promise<void> {
    for (const control of this.controls.values()) {
      if (control instanceof ArrayModel) (control as ArrayModel).start();
      if (control.node.events.onvaluechange) this.watchValue(control);
    }
    this.own(watch(() => this.host.setDirty(this.isDirty())));
    const onLoad = this.protocol.onLoad;
    if (onLoad) await this.run(onLoad, { trigger: 'onload' });
    if (this.isDisposed) return;
    await Promise.all([...this.controls.values()].map(async (control) => {
      const event = control.node.events.onload;
      if (event) await this.run(event, { control, trigger: 'onload' });
      if (control instanceof TableModel) await control.load();
    }));
  }

  dispose(): void {
    this.isDisposed = true;
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

  textOf(template: Template): string {
    const value = template.constant ? template.constant.value : template.run(this.scope);
    return value === undefined || value === null ? '' : String(value as string | number);
  }

  /** A text inside a checked protocol part: literal or @key. */
  text(source: string | undefined): string {
    if (source === undefined) return '';
    if (source.startsWith('@@') || source.startsWith('==')) return source.slice(1);
    return source.startsWith('@') ? this.scope.translate(source.slice(1)) : source;
  }

  /** Runs a change that a person made: the page then holds unsaved input. */
  edited(change: () => void): void {
    batch(() => {
      change();
      this.isDirty(true);
    });
  }

  patchRecord(fields: Readonly<RowValues>): void {
    this.record({ ...untracked(this.record), ...fields });
  }

  /** Puts a loaded record into the controls of the same names. */
  fill(values: Readonly<RowValues>): void {
    this.isLoading = true;
    batch(() => {
      this.record(values);
      for (const [name, value] of Object.entries(values)) {
        const control = this.controls.get(name);
        if (control) control.set(value ?? undefined);
      }
      this.isDirty(false);
    });
    this.isLoading = false;
  }

  /** What a submit sends: every input that was shown, loaded or edited. */
  values(): RowValues {
    const loaded = untracked(this.record);
    const inputs = [...this.controls.values()].filter(({ isFilter, facts }) => !isFilter && (facts.category === 'input' || facts.category === 'array'));
    return untracked(() => Object.fromEntries(inputs
      .filter((control) => !control.hidden.get() || control.wasEdited || Object.hasOwn(loaded, control.name))
      .map((control) => [control.name, control.value()])));
  }

  /** The id of a new record: fetched once, so that a repeated submit carries the same one. */
  recordId(): Promise<string> {
    return (this.newId ??= this.host.nextId().catch((error: unknown) => {
      this.newId = undefined;
      throw error;
    }));
  }

  markSaved(): void {
    this.newId = undefined;
    this.controls.forEach((control) => control instanceof ArrayModel && control.markSaved());
    this.isDirty(false);
  }

  /** The message for a value, or undefined when nothing is wrong with it. */
  judge(node: ControlNode, value: unknown, isRequired: boolean): string | undefined {
    const facts = FACTS.get(node.type);
    const title = this.textOf(node.title) || node.name;
    if (isEmptyValue(value)) {
      if (!isRequired && facts?.category !== 'array') return undefined;
      if (isRequired) return this.host.t(facts?.requiredKey ?? 'engine.required', { title });
    }
    const problem = facts?.validate?.(value, node.props);
    return problem && (problem.key === undefined ? this.text(problem.text) : this.host.t(problem.key, { title, ...problem.params }));
  }

  problemOf(control: ControlModel, options: { ignoreMissing?: boolean } = {}): string | undefined {
    return untracked(() => {
      if (control.hidden.get() || control.isReadonly()) return undefined;
      return this.judge(control.node, control.value(), control.isRequired() && !options.ignoreMissing);
    });
  }

  /** Judges all controls that are shown. Sets their messages and asks for the focus on the first one that is not valid. */
  validate(): boolean {
    let first: FocusRequest | undefined;
    untracked(() => {
      for (const control of this.controls.values()) {
        if (control.facts.category !== 'input' && control.facts.category !== 'array') continue;
        const problem = this.problemOf(control);
        control.setError(problem);
        if (problem !== undefined) first ??= { id: control.id, control: control.name };
        if (!(control instanceof ArrayModel) || control.hidden.get() || control.isReadonly()) continue;
        const [row] = control.validateRows();
        const column = row && Object.keys(row.errors)[0];
        if (row && column) first ??= { id: `${control.id}-${row.id}-${column}`, control: control.name };
      }
    });
    this.focusRequest(first);
    return first === undefined;
  }

  /** Runs a control's event. A click that is still running is not started again. */
  trigger(control: ControlModel, trigger: Trigger, context: Omit<EventContext, 'trigger' | 'control'> = {}): void {
    const event = control.node.events[trigger];
    if (event) void this.runGuarded(control, event, { ...context, control, trigger });
  }

  /** Runs an event after its trigger has settled; a newer one of the same key replaces it. */
  schedule(key: string, event: EventNode, context: Omit<EventContext, 'trigger'>, isTotal = false): void {
    if (!this.isLoading) this.events.schedule(key, event, { ...context, trigger: 'onvaluechange' }, isTotal);
  }

  async run(event: EventNode, context: EventContext): Promise<void> {
    if (!this.isDisposed) await runEvent(this, event, context);
  }

  private async runGuarded(control: ControlModel, event: EventNode, context: EventContext): Promise<void> {
    if (context.trigger === 'onclicked' && untracked(control.busy) > 0) return;
    control.busy(untracked(control.busy) + 1);
    try {
      await this.events.flush();
      await this.run(event, context);
    } finally {
      control.busy(untracked(control.busy) - 1);
    }
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

  private addControls(nodes: readonly PageNode[], areFilters = false): void {
    for (const node of nodes) {
      if (node.kind === 'error') continue;
      this.controls.set(node.name, this.createControl(node, areFilters));
      if (node.type !== 'array') this.addControls(node.children, areFilters || node.type === 'search');
    }
  }

  private createControl(node: ControlNode, isFilter: boolean): ControlModel {
    if (node.type === 'array') return new ArrayModel(node as ControlNode<'array'>, this).control;
    if (node.type === 'table') return new TableModel(node as ControlNode<'table'>, this).control;
    return new ControlModel(node, this, isFilter);
  }
}
