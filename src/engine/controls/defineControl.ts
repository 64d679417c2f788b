import type { IssueCode } from '../protocol/issues';
import type { ControlType } from '../protocol/nodes';
import type { ControlTypes, Flag } from '../protocol/generated/types';
import type { Budget } from '../expressions/budget';

/** A text key of the client with its parameters, or a text that the protocol gives. */
export type Problem =
  | {
      readonly key: string;
      readonly params?: Readonly<Record<string, unknown>>;
      readonly text?: undefined;
      /** The author of the page has to mend it. */ readonly issue?: IssueCode;
    }
  | { readonly text: string; readonly key?: undefined; readonly issue?: undefined };

export type ControlCategory = 'input' | 'display' | 'container' | 'array' | 'table' | 'button';

/** What a control is, without React: how its value is judged and shown. One per folder in `controls/`. */
export interface ControlFacts<T extends ControlType = ControlType> {
  readonly type: T;
  readonly category: ControlCategory;
  /**
   * Who answers a press with the control's onclicked: its own view, or nothing at all. Otherwise its box does: as a
   * button, or as an area that contains further clickable elements. `area` is the default of a container.
   */
  readonly clicks?: 'own' | 'area' | 'none';
  /** What its `mode` stands for; a property that is given itself goes before it. */
  byMode?(props: ControlTypes[T]): Partial<ControlTypes[T]>;
  /** What the schema cannot say of its properties: the one that does not fit, and what it should be. */
  check?(props: ControlTypes[T]): { readonly key: string; readonly expected: string } | undefined;
  /** Properties that may be expressions, or hold some: `sourceInput` answers their values by name. */
  readonly inputs?: readonly string[];
  /** Whether a value says nothing, where more than the common empty values do. */
  isEmpty?(value: unknown): boolean;
  /** Whether the control can show a value that is not empty. One that it cannot is shown as text with a message, and kept. */
  isReadable?(value: unknown, props: ControlTypes[T]): boolean;
  /** The first thing that is wrong with a value that is not empty and can be read. @param budget What the page may use, for checks that take long. */
  validate?(value: unknown, props: ControlTypes[T], budget?: Budget): Problem | undefined;
  /** The value as text, where it is only read. `text` resolves a protocol text (literal or @key). */
  format?(value: unknown, props: ControlTypes[T], text: (source: string) => string): string;
  /** Where the choices are whose texts stand for the value: in the protocol, or to be read from the server. None when left out. */
  choices?(props: ControlTypes[T]): 'given' | 'read';
  /** The value that choices marked `isselected` make in a new record; undefined where none is marked. */
  preselected?(props: ControlTypes[T]): unknown;
  /** Key of the message for a missing value; `engine.required` when left out. */
  readonly requiredKey?: string;
}

export function defineControl<T extends ControlType>(facts: ControlFacts<T>): ControlFacts<T> {
  return facts;
}

/** A flag as the protocol writes it. */
export const flag = (isSet: boolean): Flag => (isSet ? 1 : 0);

export function isEmptyValue(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    Number.isNaN(value) ||
    value === '' ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === 'string' && value.trim() === '')
  );
}

/** A value as plain text; what is no text, finite number or boolean is empty: nobody should read NaN. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : '';
}
