import {
  boolean,
  fallback,
  integer,
  literal,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  safeParse,
  string,
  unknown,
  variant,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { FAULT_CODES } from '../widgetFault';
import type { ControlFacts, Drawn, WidgetEvent } from '../contract';

/** What an isolated widget is asked. It owes an answer with the same turn. */
export type Question =
  | { readonly kind: 'register'; readonly turn: number; readonly type: string }
  | {
      readonly kind: 'draw';
      readonly turn: number;
      readonly props: Readonly<Record<string, unknown>>;
      readonly facts: ControlFacts;
    }
  | { readonly kind: 'hear'; readonly turn: number; readonly handler: number; readonly event: WidgetEvent };

/** What the product tells the frame. */
export type ToFrame =
  | { readonly kind: 'begin'; readonly code: string; readonly css: string; readonly language: string }
  | { readonly kind: 'look'; readonly css: string; readonly language: string }
  | { readonly kind: 'paint'; readonly nodes: readonly Drawn[]; readonly seen: number }
  | { readonly kind: 'ask'; readonly question: Question }
  /** Asks for the same back: what the widget has said before comes before it. */
  | { readonly kind: 'echo' };

const turn = pipe(number(), integer());
const event = object({ value: optional(string()), checked: optional(boolean()), key: optional(string()) });

/** What the frame tells the product. Of what the widget says it only vouches that it is a text of bounded length. */
const fromFrame = variant('kind', [
  object({ kind: literal('said'), text: string() }),
  object({ kind: literal('happened'), handler: turn, event, number: turn }),
  object({ kind: literal('height'), px: number() }),
  object({ kind: literal('focus'), isInside: boolean() }),
  object({ kind: literal('threw'), message: string() }),
  object({ kind: literal('flood') }),
  object({ kind: literal('echo') }),
]);
export type FromFrame = InferOutput<typeof fromFrame>;

const fault = object({
  code: picklist(FAULT_CODES),
  params: fallback(optional(record(string(), string())), undefined),
});

/** What a widget says, as JSON text. */
const fromWidget = variant('kind', [
  object({ kind: literal('alive') }),
  object({ kind: literal('registered'), turn, properties: unknown() }),
  object({ kind: literal('drawn'), turn, tree: unknown() }),
  object({ kind: literal('heard'), turn }),
  object({ kind: literal('fault'), turn, fault }),
  object({ kind: literal('value'), value: optional(unknown()) }),
]);
export type FromWidget = InferOutput<typeof fromWidget>;

/** What the frame said; undefined when it has none of the known shapes. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  const result = safeParse(fromFrame, data);
  return result.success ? result.output : undefined;
}

/** What a widget said; undefined when it makes no sense: nobody answers for what runs there. */
export function readFromWidget(text: string): FromWidget | undefined {
  try {
    const result = safeParse(fromWidget, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
