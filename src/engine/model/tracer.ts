import type { EngineHost } from '../host';
import type { Line } from './row';
import type { ArrayModel } from './arrayModel';
import type { ControlModel } from './controlModel';
import type { PageModel } from './pageModel';

/** What begins, and what is known of it. Values are told as they are; the tracer keeps texts of them. */
export type Begun =
  | { readonly kind: 'event'; readonly trigger: string; readonly control?: string; readonly payload?: unknown }
  | { readonly kind: 'step'; readonly action: string; readonly path?: string; readonly params: unknown }
  | { readonly kind: 'request'; readonly api: string; readonly input: unknown };

/** Something that is under way. What happens while it runs is found under it. */
export interface Span {
  /** Whatever is done at once within `work` is its doing. */
  run<T>(work: () => T): T;
  end(outcome: { readonly result?: unknown; readonly error?: unknown; readonly isSkipped?: boolean }): void;
}

/** Looks on while a page runs. Pages have none unless somebody wants to know. */
export interface Tracer {
  /** The same host, whose requests are seen: the one to give to the page. */
  seenHost<Host extends EngineHost>(host: Host): Host;
  /** The page is about to start. */
  watch(page: PageModel): void;
  begin(what: Begun, cause?: Span): Span;
  /** A person changes a control. */
  edit(control: ControlModel, before: unknown, next: unknown, change: () => void): void;
  /** Cells of an array have changed; `before` by line and name. The first is what was asked for, all others follow from it. */
  cells(array: ArrayModel, changes: ReadonlyMap<Line, ReadonlyMap<string, unknown>>): void;
}
