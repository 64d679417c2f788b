import type { Disposable } from '@/common/disposable';
import { factsOf } from '../controls/factsTable';
import type { ControlNode, ControlType } from '../protocol/nodes';
import type { ControlTypes } from '../protocol/generated/types';
import type { ArrayModel } from './arrayModel';
import type { ControlModel } from './controlModel';
import type { EditDetail, Field } from './field';
import type { Row } from './row';
import { signal, untracked, watch } from './reactive';
import { watchRow } from './row';

/** One cell of an array as a field: its row is what it watches. */
export class CellField<out T extends ControlType = ControlType> implements Field<T> {
  constructor(private readonly array: ArrayModel, private readonly row: Row, readonly node: ControlNode<T>, readonly ariaLabel: string) {}

  get id(): string {
    return `${this.array.id}-${this.row.id}-${this.node.name}`;
  }

  get props(): ControlTypes[T] {
    return this.node.props;
  }

  get control(): ControlModel {
    return this.array.control;
  }

  value(): unknown {
    return this.row.values[this.node.name];
  }

  sourceInput(): unknown {
    const { sourceInput } = this.node;
    return sourceInput && this.array.inRow(this.row, sourceInput.run);
  }

  sibling(name: string): unknown {
    return this.row.values[name];
  }

  edit(next: unknown, detail: EditDetail = {}): void {
    if (detail.siblings) Object.entries(detail.siblings).forEach(([name, value]) => this.array.setCell(this.row, name, value));
    this.array.setCell(this.row, this.node.name, next);
    const event = this.node.events.onvaluechange;
    if (event) this.array.page.schedule(`${this.id} onvaluechange`, event, { control: this.array.control, row: this.row, payload: { value: next, option: detail.option } });
  }

  blur(): void {
    const event = this.node.events.onblur;
    if (event) void this.array.page.run(event, { control: this.array.control, row: this.row, trigger: 'onblur', payload: { value: this.value() } });
  }

  focus(): void {
    this.array.focusRow(this.row);
  }

  isReadonly(): boolean {
    return this.array.isReadonly() || Boolean(this.array.inRow(this.row, this.node.readonly.run));
  }

  isRequired(): boolean {
    return Boolean(this.array.inRow(this.row, this.node.required.run));
  }

  error(): string | undefined {
    return this.row.errors[this.node.name];
  }

  watch(run: () => void): Disposable {
    if (!this.followsPage()) {
      run();
      return watchRow(this.row, run);
    }
    const changes = signal(0);
    const stop = watch(() => {
      changes();
      run();
    });
    const leave = watchRow(this.row, () => changes(untracked(changes) + 1));
    return () => {
      leave();
      stop();
    };
  }

  /** Whether more than its row decides what may be entered, or what its value is called. */
  private followsPage(): boolean {
    const isOwnMatter = this.array.readonly.isConstant && this.node.readonly.constant && this.node.required.constant;
    return !isOwnMatter || factsOf(this.node.type)?.choices?.(this.props) === 'read';
  }
}
