import type { Disposable } from '@/common/disposable';
import type { FieldRight } from '@/common/fieldRights';
import { factsOf } from '../controls/factsTable';
import type { ControlFacts } from '../controls/defineControl';
import type { ControlNode, ControlType } from '../protocol/nodes';
import type { ControlTypes } from '../protocol/generated/types';
import { ALWAYS, createFact } from './fact';
import type { Fact } from './fact';
import type { EditDetail, Field } from './field';
import type { PageModel } from './pageModel';
import { judge, ownProblem, problemOf, unreadable } from './judge';
import { batch, signal, untracked, watch } from './reactive';
import type { Signal } from './reactive';
import { rightOf } from './rightOf';
import { createValue } from './value';
import type { Value } from './value';

/** One control of a page outside of rows: its value and facts as signals. */
export class ControlModel<out T extends ControlType = ControlType> implements Field<T> {
  readonly facts: ControlFacts;
  lastDetail: EditDetail = {};
  readonly hidden: Fact;
  readonly required: Fact;
  readonly readonly: Fact;
  protected readonly held: Value;
  private busySignal?: Signal<boolean>;
  private errorSignal?: Signal<string | undefined>;
  private partSignal?: Signal<string | undefined>;
  private reloadSignal?: Signal<number>;

  /**
   * It narrows what a table shows: it is no part of the page's record, so it is neither submitted nor unsaved input,
   * and stays open in a page that is only viewed.
   */
  readonly isFilter: boolean;

  /** What the person may do with it in a form of a flow; undefined where only the page says so. */
  readonly right: FieldRight | undefined;

  /** @param parent The container that it stands in. */
  constructor(
    readonly node: ControlNode<T>,
    readonly page: PageModel,
    readonly parent?: ControlModel,
  ) {
    const facts = factsOf(node.type);
    if (!facts) throw new Error(`No facts for ${node.type}`);
    this.facts = facts;
    this.isFilter = parent !== undefined && (parent.isFilter || parent.node.type === 'search');
    this.right = rightOf(this);
    const isFixed = page.isView && !this.isFilter && facts.category !== 'button';
    const { settable } = page.protocol;
    const fact = (name: 'hidden' | 'required' | 'readonly', isAlways: boolean) =>
      isAlways ? ALWAYS : createFact(node[name], page.scope, settable.has(node.name, name));
    this.hidden = fact('hidden', this.right === 'hidden');
    this.required = fact('required', this.right === 'required');
    this.readonly = fact('readonly', isFixed || this.right === 'readonly' || this.right === 'hidden');
    this.held = createValue(node.value, page.scope);
  }

  get name(): string {
    return this.node.name;
  }

  get props(): ControlTypes[T] {
    return this.node.props;
  }

  get control(): ControlModel {
    return this;
  }

  /** Field of the record that holds the text of what is chosen. */
  get textField(): string | undefined {
    return (this.props as { textfield?: string }).textfield;
  }

  get id(): string {
    return `${this.page.id}-${this.node.name}`;
  }

  /** Whether its click event is under way. */
  get isBusy(): Signal<boolean> {
    return (this.busySignal ??= signal(false));
  }

  /** In a container that shows one of its parts at a time: the name of the part that is asked for. */
  get shownPart(): Signal<string | undefined> {
    return (this.partSignal ??= signal<string | undefined>(undefined));
  }

  title(): string {
    return this.page.textOf(this.node.title);
  }

  /** Nobody sees a title: it is then called what is written in it, or by its name. */
  get ariaLabel(): string | undefined {
    if (this.title() !== '') return undefined;
    return this.page.text((this.props as { placeholder?: string }).placeholder) || this.name;
  }

  value(): unknown {
    return this.held.get();
  }

  /** Whether the value was set by somebody, and is not what the protocol says. */
  isSet(): boolean {
    return this.held.isSet();
  }

  /** The page's texts have changed: lets a value that was set stand. */
  keepValue(): void {
    this.held.keep();
  }

  sourceInput(): unknown {
    return this.node.sourceInput?.run(this.page.scope);
  }

  sibling(name: string): unknown {
    return this.page.record()[name];
  }

  /** How often it was asked to read its source again. Tracked. */
  reloads(): number {
    return (this.reloadSignal ??= signal(0))();
  }

  /** Reads what its source answers again. @param _isFirstPage For rows that come in pages: from the first one on. */
  reload(_isFirstPage: boolean): Promise<void> {
    const reloads = untracked(() => this.reloads()) + 1;
    this.reloadSignal?.(reloads);
    return Promise.resolve();
  }

  /** A person changed the value. */
  edit(next: unknown, detail: EditDetail = {}): void {
    const change = () => this.set(next, detail);
    const make = () => (this.isFilter ? batch(change) : this.page.edited(change, this.control));
    const { tracer } = this.page;
    if (tracer)
      tracer.edit(
        this.control,
        untracked(() => this.value()),
        next,
        make,
      );
    else make();
  }

  /** Runs its click event, if it has one. */
  press(): void {
    this.page.events.trigger(this.control, 'onclicked');
  }

  focus(): void {
    // Outside of rows nothing depends on which control has the focus.
  }

  /** Changes the value, for a person's edit as well as for a loaded record or an action. */
  set(next: unknown, detail: EditDetail = {}): void {
    this.lastDetail = detail;
    if (detail.siblings) this.page.patchRecord(detail.siblings);
    this.held.set(next);
    this.judgeAgain();
  }

  blur(): void {
    const { page, node } = this;
    const value = this.value();
    // That it is missing is not told before a submit; what cannot be read says so by itself, as long as it is there.
    if (this.told() === undefined && !this.isClosed() && !unreadable(page, node, value))
      this.told(judge(page, node, value, false));
    page.events.trigger(this.control, 'onblur');
  }

  /** It, or a container that it stands in, is hidden. */
  isHidden(): boolean {
    return this.hidden.get() || (this.parent?.isHidden() ?? false);
  }

  /** The person may not see it, nor anything that stands in it: it is not submitted. */
  get isWithheld(): boolean {
    return this.right === 'hidden' || (this.parent?.isWithheld ?? false);
  }

  /** It stands in this container, however deep. */
  isInside(container: ControlModel): boolean {
    return this.parent !== undefined && (this.parent === container || this.parent.isInside(container));
  }

  isReadonly(): boolean {
    return this.readonly.get();
  }

  /** Nobody can see or change it. */
  isClosed(): boolean {
    return this.isHidden() || this.isReadonly();
  }

  isRequired(): boolean {
    return this.required.get() && !this.readonly.get();
  }

  error(): string | undefined {
    const told = this.told();
    // Most controls end here, so that their message does not follow their value: that of an array is made of all lines.
    if (told !== undefined || !(this.facts.isReadable ?? this.node.problem) || this.isClosed()) return told;
    return unreadable(this.page, this.node, this.value()) ?? ownProblem(this.page, this.node);
  }

  /** Opens whatever it stands in: the tab, the step, the folded card (shell spec §5). */
  reveal(): void {
    if (!this.parent) return;
    this.parent.shownPart(this.name);
    this.parent.reveal();
  }

  setError(text: string | undefined): void {
    this.told(text);
  }

  watch(run: () => void): Disposable {
    return watch(run);
  }

  /** A message that was told follows the value. */
  protected judgeAgain(): void {
    if (untracked(this.told) !== undefined) this.told(problemOf(this.control));
  }

  /** The message since a blur or a submit; what the control says by itself stands beside it. */
  private get told(): Signal<string | undefined> {
    return (this.errorSignal ??= signal<string | undefined>(undefined));
  }
}
