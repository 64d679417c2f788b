import type { Disposable } from '@/common/disposable';
import type { ControlNode, ControlType } from '../protocol/nodes';
import type { ControlTypes } from '../protocol/generated/types';
import type { ControlModel } from './controlModel';

/** What came with an edit beside the value. */
export interface EditDetail {
  /** The choice that was made, with everything the server sent with it: `event.option` in onvaluechange. */
  readonly option?: unknown;
  /** Fields of the same record that change along, for example a choice's text. */
  readonly siblings?: Readonly<Record<string, unknown>>;
}

/**
 * What an input's view sees, in a form as well as in a cell of an array: its value and facts, and what a person does
 * with it. Reads are tracked by `watch`.
 */
export interface Field<out T extends ControlType = ControlType> {
  /** Id of the element that takes the focus. */
  readonly id: string;
  readonly props: ControlTypes[T];
  /** The control whose column this is, or the control itself. */
  readonly control: ControlModel;
  /** The checked protocol part it stands for: one for a whole column. */
  readonly node: ControlNode<T>;
  /** Name for assistive technology where no visible label belongs to the field. */
  readonly ariaLabel?: string;
  value(): unknown;
  /** Input of its `source`, with this record's values; what is handed to a component of the tenant's. */
  sourceInput(): unknown;
  /** Another value of the same record, by its wire name (for example a choice's text). */
  sibling(name: string): unknown;
  edit(next: unknown, detail?: EditDetail): void;
  focus(): void;
  blur(): void;
  isReadonly(): boolean;
  isRequired(): boolean;
  error(): string | undefined;
  /** A message about what a person does there; the next change of the value judges anew. */
  setError(text: string | undefined): void;
  /** Runs now and whenever something that it read has changed. */
  watch(run: () => void): Disposable;
}
