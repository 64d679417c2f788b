import type { Disposable } from '@/common/disposable';
import type { EventContext } from '../events/runEvent';
import type { ControlNode, ControlType } from '../protocol/nodes';
import type { ControlTypes } from '../protocol/generated/types';
import type { ArrayModel } from './arrayModel';
import type { ControlModel } from './controlModel';
import type { EditDetail, Field } from './field';
import { signal, untracked, watch } from './reactive';
import { isSection, watchLine } from './row';
import type { Line } from './row';

/** One cell of an array, or one field of its sections, as a field: its line is what it watches. */
export class CellField<out T extends ControlType = ControlType> implements Field<T> {
  constructor(private readonly array: ArrayModel, private readonly line: Line, readonly node: ControlNode<T>, readonly ariaLabel: string) {}

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
    if (detail.siblings) Object.entries(detail.siblings).forEach(([name, value]) => this.array.setCell(this.line, name, value));
    this.array.setCell(this.line, this.node.name, next);
    const event = this.node.events.onvaluechange;
    if (event) this.array.page.schedule(`${this.id} onvaluechange`, event, { ...this.place(), payload: { value: next, option: detail.option, index: this.array.pathOf(this.line) } });
  }

  blur(): void {
    const event = this.node.events.onblur;
    if (event) void this.array.page.run(event, { ...this.place(), trigger: 'onblur', payload: { value: this.value() } });
  }

  focus(): void {
    this.array.focusRow(this.line);
  }

  isReadonly(): boolean {
    return this.array.isReadonly() || Boolean(this.array.inRow(this.line, this.node.readonly.run));
  }

  isRequired(): boolean {
    return Boolean(this.array.inRow(this.line, this.node.required.run));
  }

  error(): string | undefined {
    return this.line.errors[this.node.name];
  }

  watch(run: () => void): Disposable {
    if (!this.followsPage()) {
      run();
      return watchLine(this.line, run);
    }
    const changes = signal(0);
    const stop = watch(() => {
      changes();
      run();
    });
    const leave = watchLine(this.line, () => changes(untracked(changes) + 1));
    return () => {
      leave();
      stop();
    };
  }

  private place(): Pick<EventContext, 'control' | 'row' | 'section'> {
    return { control: this.array.control, ...(isSection(this.line) ? { section: this.line } : { row: this.line }) };
  }

  /** Whether more than its line decides what may be entered. */
  private followsPage(): boolean {
    return !(this.array.readonly.isConstant && this.node.readonly.constant && this.node.required.constant);
  }
}
