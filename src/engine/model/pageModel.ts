import type { AppError } from '@/common/errors/appError';
import type { PageMeasures } from '@/common/pageRecord';
import type { Disposable } from '@/common/disposable';
import type { FieldRights } from '@/common/fieldRights';
import { plainText } from '../controls/defineControl';
import { configError } from '../events/configError';
import type { RowValues, Scope } from '../expressions/scope';
import type { EngineHost, PageStatus } from '../host';
import { PAGE_STATUS } from '../host';
import { issue } from '../protocol/issues';
import type { Issue } from '../protocol/issues';
import { MAX_JSON_DEPTH, withinDepth } from '../protocol/limits';
import { printPage } from '../printing/printPage';
import { issueReason, placeInText } from '../protocol/issueText';
import type { EventNode, PageProtocol, Template } from '../protocol/nodes';
import { addControls } from './addControls';
import { ArrayModel } from './arrayModel';
import type { ControlModel } from './controlModel';
import { createScope } from './createScope';
import { Edits } from './edits';
import { Failures } from './failures';
import { findSave } from './findSave';
import { putGiven, putOverDefaults } from './givenValues';
import { PageEvents } from './pageEvents';
import { preselect } from './preselection';
import { batch, signal, untracked, watch } from './reactive';
import { StoredRecord } from './storedRecord';
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
  /** Stand in its controls in place of a stored record that it would read, or over the defaults of a new one. */
  readonly given?: Readonly<RowValues> | undefined;
  /** Narrow what the page allows. */
  readonly rights?: FieldRights | undefined;
  /** False where its buttons are not shown: somebody else saves it. */
  readonly hasToolbar?: boolean | undefined;
  readonly tracer?: Tracer;
  /** Where somebody wants to know what the page costs. */
  readonly measures?: PageMeasures | undefined;
}

/** Whether the page is wrong, not the data or the way to them. */
const isFaultOfPage = ({ kind }: AppError) => kind === 'config' || kind === 'bug';

/** Lines that a person has removed, and how they come back. */
interface Removal {
  readonly text: string;
  /** How many they are. */
  readonly lines: number;
  undo(): void;
}

let pages = 0;

/** A page that runs: its controls, its scope, its events. It knows nothing of React. */
export class PageModel {
  readonly id = `page${++pages}`;
  /** Milliseconds since 1970. */
  readonly openedAt = Date.now();
  readonly protocol: PageProtocol;
  readonly host: EngineHost;
  readonly pageCode: string;
  readonly status: PageStatus;
  readonly linkParam: Readonly<Record<string, unknown>>;
  readonly given: Readonly<RowValues> | undefined;
  readonly rights: FieldRights | undefined;
  readonly hasToolbar: boolean;
  readonly tracer?: Tracer;
  readonly controls = new Map<string, ControlModel>();
  readonly scope: Scope;
  readonly record = signal<Readonly<RowValues>>({});
  readonly stored = new StoredRecord();
  /** Whether its onload events have ended, and its record is there. */
  readonly isLoaded = signal(false);
  /**
   * Whether the stored record that the page edits or shows is being read: nothing can be entered before. An error says why
   * it could not be read.
   */
  readonly reading = signal<boolean | AppError>(false);
  readonly edits = new Edits();
  readonly events = new PageEvents(this);
  readonly failures: Failures;
  readonly measures: PageMeasures | undefined;
  /** What a failed submit said, until the next try. */
  readonly problem = signal<string | undefined>(undefined);
  readonly focusRequest = signal<FocusRequest | undefined>(undefined);
  private readonly warned = new Set<string>();
  private readonly disposables: Disposable[] = [];
  private readonly submitWork = new Set<() => Promise<void>>();
  private isDisposed = false;
  private isFilled = false;
  private keepsTyped = false;
  /** The pre-allocated id of a new record, from its first submit until one succeeds. */
  readonly newRecordId = signal<string | undefined>(undefined);
  private idRequest?: Promise<string>;

  constructor(options: PageOptions) {
    const { protocol, host, pageCode, status, linkParam, measures, tracer } = options;
    this.protocol = protocol;
    this.rights = options.rights;
    this.hasToolbar = options.hasToolbar ?? true;
    this.given = options.given && withinDepth(options.given);
    this.tracer = tracer;
    this.host = host;
    this.pageCode = pageCode;
    this.status = status;
    this.linkParam = withinDepth(linkParam);
    this.measures = measures;
    const warnOfDepth = (path: string) => this.warnOnce(issue('data-depth', path, { most: String(MAX_JSON_DEPTH) }));
    if (this.linkParam !== linkParam) warnOfDepth('page.linkparam');
    if (this.given !== options.given) warnOfDepth('page.values');
    this.failures = new Failures((found) => this.warnOnce(found));
    this.scope = createScope(this);
    addControls(this, protocol.nodes);
    addControls(this, protocol.toolbar);
    if (protocol.evaluationOrder.length > 0)
      this.own(watch(() => protocol.evaluationOrder.forEach((name) => this.controls.get(name)?.value())));
    this.controls.forEach((control) => preselect(control));
    this.controls.forEach((control) => control instanceof ArrayModel && control.computeFirst());
    this.measures?.reach('read');
  }

  /** Whether the page holds input that is not saved. Tracked. */
  isDirty(): boolean {
    return this.edits.isDirty;
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
    if (this.hasToolbar) this.own(this.host.offerSave(() => findSave(this)));
    this.own(this.host.offerPrint(() => printPage(this, {})));
    for (const [name, event] of Object.entries(this.protocol.onEvents)) {
      this.own(this.host.events.on(name, (payload) => void this.events.run(event, { trigger: 'onevent', payload })));
    }
    putGiven(this);
    if (this.protocol.onLoad) {
      await this.read(this.protocol.onLoad);
      putOverDefaults(this);
    }
    if (this.isDisposed) return;
    await Promise.all(
      [...this.controls.values()].map(async (control) => {
        const event = control.node.events.onload;
        if (event) await this.events.run(event, { control, trigger: 'onload' });
        if (control instanceof TableModel) await control.load();
        if (control instanceof ArrayModel) await (control as ArrayModel).runLoads();
      }),
    );
    putOverDefaults(this, (control) => !(control instanceof ArrayModel));
    this.noteLoaded();
    this.measures?.reach('loaded');
  }

  /** Reads the record once more after a failure; what a person has entered meanwhile stays. */
  async readAgain(): Promise<void> {
    this.keepsTyped = true;
    try {
      if (this.protocol.onLoad) await this.read(this.protocol.onLoad);
    } finally {
      this.keepsTyped = false;
    }
    this.noteLoaded();
  }

  /** A draft is offered from now on: not before the record is there, which would replace it. */
  private noteLoaded(): void {
    if (typeof untracked(this.reading) === 'boolean') this.isLoaded(true);
  }

  /** Runs the onload event, which reads the record. */
  private async read(onLoad: EventNode): Promise<void> {
    this.reading(this.readsRecord);
    await this.events.run(onLoad, {
      trigger: 'onload',
      onFailed: (error) => {
        if (this.readsRecord && !this.isFilled && !isFaultOfPage(error)) this.reading(error);
        else this.host.report(error);
      },
    });
    if (untracked(this.reading) === true) this.reading(false);
  }

  /** Whether its onload event reads the record that it shows. */
  get readsRecord(): boolean {
    const { onLoad } = this.protocol;
    return !this.given && this.status !== PAGE_STATUS.new && onLoad?.steps.some((step) => step.do === 'fill') === true;
  }

  /** It was closed: nothing it still waits for matters. */
  get hasEnded(): boolean {
    return this.isDisposed;
  }

  dispose(): void {
    this.isDisposed = true;
    if (this.protocol.settable.hasScripts) this.host.scripts.close(this.id);
    this.measures?.end();
    this.withdrawUndo();
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
    throw configError(this.host, issue('dangling-target', '', { target: name }));
  }

  /** Tells the page's author of an issue that was found while the page runs. */
  warnOnce(found: Issue): void {
    const key = `${found.code} ${found.path}`;
    if (this.warned.has(key)) return;
    this.warned.add(key);
    this.warn(found);
  }

  /** Tells the page's author of an issue on the console, with line and column where the page came as text. */
  warn(found: Issue): void {
    const { source } = this.protocol;
    const write = (place: string) => console.warn(`${this.pageCode} › ${place}: ${issueReason(found, this.host)}`);
    if (source === undefined) write(found.path);
    else placeInText(found, source).then(write, this.host.report);
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

  /** Whether a submit makes a record: in a new page, and in one to edit into which no record was loaded. */
  get makesNewRecord(): boolean {
    return this.status === PAGE_STATUS.new || (this.status === PAGE_STATUS.edit && !this.isFilled);
  }

  /** Runs a change that a person made, of this control: the page then holds unsaved input. */
  edited<T>(change: () => T, control: ControlModel): T {
    const begun = this.measures?.now();
    const result = batch(() => {
      this.edits.note(control);
      return change();
    });
    if (begun !== undefined) this.measures?.note(control.node, 'edit', begun);
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

  /**
   * Puts a loaded record into the controls of the same names. What a person has entered before the page was loaded stays,
   * but for lines beside those of a stored record.
   *
   * @param record What is read by names that no control has.
   */
  fill(values: Readonly<RowValues>, record = values): void {
    const typed = untracked(this.isLoaded) && !this.keepsTyped ? [] : this.edits.own;
    const keepsLines = this.status === PAGE_STATUS.new || this.given !== undefined;
    const kept = typed.filter((control) => keepsLines || !(control instanceof ArrayModel));
    this.events.quietly(() => {
      this.isFilled = true;
      if (!this.makesNewRecord && !untracked(this.isLoaded)) this.stored.noteLoaded(record);
      this.record(Object.assign({}, record, ...kept.map(({ lastDetail }) => lastDetail.siblings)) as RowValues);
      for (const [name, value] of Object.entries(values)) {
        const control = this.controls.get(name);
        if (control && !kept.includes(control)) control.set(value ?? undefined);
      }
      this.edits.clear(kept);
    });
  }

  /**
   * What a submit sends: the page status, and every input that was shown, loaded or edited, with the text of a choice where the record keeps
   * it. What somebody emptied is null; what nobody has touched and holds nothing is left out.
   */
  values(): RowValues {
    return submittedValues(this);
  }

  /** The pre-allocated id of a new record: taken once, so that a submit carries the same one until it succeeds. */
  recordId(): Promise<string> {
    const known = untracked(this.newRecordId);
    if (known !== undefined) return Promise.resolve(known);
    return (this.idRequest ??= this.host.nextId().then(
      (id) => {
        this.newRecordId(id);
        return id;
      },
      (error: unknown) => {
        this.idRequest = undefined;
        throw error;
      },
    ));
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

  /** The removals that one notice offers to undo. */
  private removals: readonly Removal[] = [];

  /** Offers to undo a removal of lines, together with those that are still offered. */
  offerUndo(removal: Removal): void {
    const all = [...this.removals, removal];
    this.withdrawUndo();
    this.removals = all;
    const count = all.reduce((sum, { lines }) => sum + lines, 0);
    const text = all.length > 1 ? this.host.t('engine.array.deletedlines', { count }) : removal.text;
    const forget = () => {
      this.removals = [];
    };
    const undo = () => {
      forget();
      all.toReversed().forEach((each) => each.undo());
    };
    this.withdrawUndo = this.host.offerUndo(text, undo, forget);
  }

  /** Withdraws that offer, because the server may know of the removals from now on. */
  withdrawUndo: Disposable = () => undefined;

  /** What the server has, if the event that a person has started last has saved the page. */
  savedRevision: number | undefined;

  /** Whether a person has changed something after the save of the running event, so that the server does not have it. */
  get isEditedAfterSave(): boolean {
    return this.savedRevision !== undefined && this.edits.isEditedSince(this.savedRevision);
  }

  /** The server has what the page held at `revision`; what was changed since then is still unsaved. */
  markSaved(revision: number): void {
    this.newRecordId(undefined);
    this.idRequest = undefined;
    this.savedRevision = revision;
    this.stored.noteSaved();
    if (revision !== this.revision) return;
    this.controls.forEach((control) => control instanceof ArrayModel && control.markSaved());
    this.edits.clear();
  }

  /** Judges all controls that are shown, or those in one part. Sets their messages and asks for the focus on the first one that is not valid. */
  validate(part?: ControlModel): boolean {
    const first = validatePage(this, part);
    this.focusRequest(first);
    return first === undefined;
  }
}
