import type { Dependencies } from '../expressions/compile';
import type { Scope } from '../expressions/scope';
import type { ControlTypes, Page, Pageinfo, StepTypes } from './generated/types';
import type { Issue } from './issues';
import type { Settable } from './settable';

export type ControlType = keyof ControlTypes;
export type StepType = keyof StepTypes;
export type Trigger = 'onload' | 'onvaluechange' | 'onclicked' | 'onblur';

/** A value in a protocol with its expressions and texts compiled: constant, or computed from the scope. */
export interface Template {
  /** Present when nothing in it has to be computed. */
  readonly constant?: { readonly value: unknown };
  readonly run: (scope: Scope) => unknown;
  /** Present when an expression stands in it, however deep. */
  readonly compiled?: Dependencies;
  /** The expression, when it is one. */
  readonly source?: string;
}

export interface StepNode {
  readonly do: StepType;
  readonly id?: string;
  readonly when?: Template;
  /** Everything beside `id`, `do` and `when`. */
  readonly params: Template;
  readonly path: string;
}

/** A step that cannot run; its event answers with the configuration error when it gets there. */
export interface BadStepNode {
  readonly do: 'error';
  readonly issue: Issue;
  readonly path: string;
}

export interface EventNode {
  readonly path: string;
  readonly steps: readonly (StepNode | BadStepNode)[];
  readonly onError: readonly (StepNode | BadStepNode)[];
}

/** A checked style, as props of an element. */
export interface Box {
  readonly className: string;
  readonly style: Readonly<Record<string, string | number>>;
}

export interface ControlNode<out T extends ControlType = ControlType> {
  readonly kind: 'control';
  readonly type: T;
  readonly name: string;
  readonly path: string;
  /** What is wrong with its properties. Those that cannot be used are left out. */
  readonly faults?: readonly Issue[];
  /** Expressions that can never be computed. Their properties are as if they were not there. */
  readonly failures?: readonly Issue[];
  /** Checked, with wire names: the control's own facts read it. */
  readonly props: ControlTypes[T];
  readonly title: Template;
  readonly hidden: Template;
  readonly required: Template;
  readonly readonly: Template;
  readonly value: Template;
  /** The message for its value; empty while nothing is wrong. */
  readonly problem?: Template;
  /** Input bindings of its `source`, or its own; what is handed to a component of the tenant's. */
  readonly sourceInput?: Template;
  readonly events: Readonly<Partial<Record<Trigger, EventNode>>>;
  /** Controls of a container; columns of an array. */
  readonly children: readonly PageNode[];
  /** What stands above the rows of each section, in an array that has sections. */
  readonly section?: SectionNode;
  /** How its box looks, where the protocol says so. */
  readonly box?: Box;
  /** Buttons of each row. */
  readonly rowActions: readonly PageNode[];
  /** Buttons for the checked rows. */
  readonly bulkActions: readonly PageNode[];
  /** Click events of a table's columns, or of the fields of a list's cards. */
  readonly columnEvents: Readonly<Record<string, EventNode>>;
  /** How their cells look. */
  readonly columnBoxes: Readonly<Record<string, Box>>;
}

export interface SectionNode {
  readonly title: Template;
  readonly fields: readonly PageNode[];
  /** Where a section's value holds its rows. */
  readonly rowsField: string;
}

/** Stands where a control could not be read. */
export interface ErrorNode {
  readonly kind: 'error';
  readonly name: string;
  readonly issue: Issue;
}

export type PageNode = ControlNode | ErrorNode;

export interface PageProtocol {
  readonly info: Pageinfo;
  readonly title: Template;
  /** What the page is called on paper; empty where it says nothing else than its title. */
  readonly printTitle: Template;
  readonly nodes: readonly PageNode[];
  readonly toolbar: readonly PageNode[];
  readonly onLoad?: EventNode;
  /** By the name of the event that is listened to. */
  readonly onEvents: Readonly<Record<string, EventNode>>;
  /** Name → slot of every control outside of rows. */
  readonly slots: ReadonlyMap<string, number>;
  /** Names of computed controls in the order in which they have to be read first. */
  readonly evaluationOrder: readonly string[];
  readonly settable: Settable;
  readonly issues: readonly Issue[];
  /** Translation keys that it names, each with a place; looked for when somebody asks. */
  readonly textKeys: () => ReadonlyMap<string, string>;
  /** What it was read from, in today's shape. */
  readonly raw: { readonly page: Page; readonly fragments: Readonly<Record<string, unknown>> };
  /** The text that it was read from, if it came as text. */
  readonly source?: string;
}
