/** Kinds of a widget's properties, as `pageinfo.linkparam` names them. */
export const PROPERTY_TYPES = ['text', 'number', 'flag', 'list', 'object'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export interface Property {
  readonly type: PropertyType;
  /** What it is when a page says nothing, or something of another kind. */
  readonly value?: unknown;
}

export type Properties = Readonly<Record<string, Property>>;

/** What happened to an element. */
export interface WidgetEvent {
  readonly value?: string;
  readonly checked?: boolean;
  /** Of a key that was pressed. */
  readonly key?: string;
}

/** What a widget is told of its control, as data. */
export interface ControlFacts {
  readonly value?: unknown;
  readonly readonly: boolean;
  readonly required: boolean;
  readonly hidden: boolean;
  readonly language: string;
}

/** `control` of `render(props, control)`. */
export interface WidgetControl extends ControlFacts {
  setValue(next: unknown): void;
}

/** What a widget's file hands to `registerComponent`, once it has been checked. */
export interface Definition {
  readonly properties: Properties;
  render(props: Readonly<Record<string, unknown>>, control: WidgetControl): unknown;
}

/** Events of an element that a widget may listen to. */
export const EVENTS = ['click', 'dblclick', 'input', 'change', 'keydown', 'keyup', 'focus', 'blur'] as const;
export type EventName = (typeof EVENTS)[number];

/** A piece of a drawing that has been checked: what it names may be drawn anywhere. */
export type Drawn = string | DrawnElement;

export interface DrawnElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly style: Readonly<Record<string, string>>;
  /** Event → number of its handler. */
  readonly on: Readonly<Partial<Record<EventName, number>>>;
  readonly children: readonly Drawn[];
}
