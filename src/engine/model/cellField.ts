import type { Disposable } from '@/common/disposable';
import { factsOf } from '../controls/factsTable';
import type { EventContext } from '../events/runEvent';
import { readsLine } from '../protocol/arrayReads';
import type { ControlNode, ControlType } from '../protocol/nodes';
import type { ControlTypes } from '../protocol/generated/types';
import type { ArrayModel } from './arrayModel';
import type { ControlModel } from './controlModel';
import type { EditDetail, Field } from './field';
import { unreadable } from './judge';
import { isSection, notifyLine, onLineChange } from './row';
import type { Line } from './row';
import { watchLine } from './watchLine';

/** One cell of an array, or one field of its sections, as a field: its line is what it watches. */
export class CellField<out T extends ControlType = ControlType> implements Field<T> {
  /** @param place What people call the line: `3`, or `2-3` for the third row of the second section. */
  constructor(
    readonly array: ArrayModel,
    readonly line: Line,
    readonly node: ControlNode<T>,
    private readonly place: number | string,
  ) {}

  /** In the language of the moment. */
  get ariaLabel(): string {
    return this.nameOf(this.array.page.textOf(this.node.title) || this.node.name);
  }

  /** What something with a title is called on this line. */
  nameOf(title: string): string {
    const { page } = this.array;
    return isSection(this.line)
      ? page.host.t('engine.array.sectionfield', { title, section: this.place })
      : page.host.t('engine.array.cell', { title, row: this.place });
  }

  get id(): string {
    return `${this.array.id}-${this.line.id}-${this.node.name}`;
  }

  get props(): ControlTypes[T] {
    return this.node.props;
  }

  get control(): ControlModel {
    return this.array.control;
  }

  value(): unknown {
    return this.line.values[this.node.name];
  }

  sourceInput(): unknown {
    const { sourceInput } = this.node;
    return sourceInput && this.array.inRow(this.line, sourceInput.run);
  }

  sibling(name: string): unknown {
    return this.line.values[name];
  }

  edit(next: unknown, detail: EditDetail = {}): void {
    if (detail.siblings)
      Object.entries(detail.siblings).forEach(([name, value]) => this.array.setCell(this.line, name, value));
    this.array.setCell(this.line, this.node.name, next);
    const event = this.node.events.onvaluechange;
    if (event)
      this.array.page.events.schedule(`${this.id} onvaluechange`, event, {
        ...this.whereabouts(),
        payload: { ...this.payload(), option: detail.option },
      });
  }

  blur(): void {
    const event = this.node.events.onblur;
    if (event)
      void this.array.page.events.run(event, {
        ...this.whereabouts(),
        trigger: 'onblur',
        payload: { value: this.value() },
      });
  }

  /** Runs its click event, if it has one, with the line in scope. `onIdle` runs when there is nothing to wait for. */
  async press(onIdle?: () => void): Promise<void> {
    const event = this.node.events.onclicked;
    if (event)
      await this.array.page.events.click(this.id, event, { ...this.whereabouts(), payload: this.payload(), onIdle });
    else onIdle?.();
  }

  /** It is shown as something to press, not as text, wherever nothing can be entered. */
  get isPressable(): boolean {
    const { type, events } = this.node;
    return type === 'button' || type === 'link' || events.onclicked !== undefined;
  }

  /** Runs its load event. */
  async load(): Promise<void> {
    const event = this.node.events.onload;
    if (event)
      await this.array.page.events.run(event, { ...this.whereabouts(), trigger: 'onload', payload: this.payload() });
  }

  focus(): void {
    this.array.focusRow(this.line);
  }

  /** A column that is hidden on all lines has no cells; this is about those that are hidden on their own. */
  isHidden(): boolean {
    return readsLine(this.node.hidden) && Boolean(this.array.inRow(this.line, this.node.hidden.run));
  }

  /** Whether it can be nothing but text, whatever happens. */
  get isAlwaysText(): boolean {
    const { hidden, readonly } = this.node;
    const isFixed = (this.array.readonly.isConstant && this.array.isReadonly()) || Boolean(readonly.constant?.value);
    return isFixed && !readsLine(hidden) && !this.isPressable;
  }

  isReadonly(): boolean {
    return this.array.isReadonly() || Boolean(this.array.inRow(this.line, this.node.readonly.run));
  }

  isRequired(): boolean {
    return Boolean(this.array.inRow(this.line, this.node.required.run));
  }

  error(): string | undefined {
    const told = this.line.errors[this.node.name];
    if (told !== undefined || !factsOf(this.node.type)?.isReadable || this.isReadonly()) return told;
    return unreadable(this.array.page, this.node, this.value());
  }

  setError(text: string | undefined): void {
    const { [this.node.name]: _before, ...others } = this.line.errors;
    this.line.errors = text === undefined ? others : { ...others, [this.node.name]: text };
    notifyLine(this.line);
  }

  watch(run: () => void): Disposable {
    if (this.followsPage()) return watchLine(this.line, run);
    run();
    return onLineChange(this.line, run);
  }

  private payload() {
    return { value: this.value(), index: this.array.pathOf(this.line) };
  }

  private whereabouts(): Pick<EventContext, 'control' | 'row' | 'section'> {
    return { control: this.array.control, ...(isSection(this.line) ? { section: this.line } : { row: this.line }) };
  }

  /** Whether more than its line decides what may be entered, or what its value is called. */
  private followsPage(): boolean {
    const { hidden, readonly, required, type, sourceInput } = this.node;
    const isOwnMatter = this.array.readonly.isConstant && readonly.constant && required.constant && !readsLine(hidden);
    return (
      !isOwnMatter ||
      (type === 'custom' && sourceInput?.compiled !== undefined) ||
      factsOf(type)?.choices?.(this.props) === 'read'
    );
  }
}
