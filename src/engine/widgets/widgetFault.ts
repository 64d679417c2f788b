/** What can be wrong with a widget: its file, its drawing, or how it behaves in its frame. */
export const FAULT_CODES = [
  'nofile',
  'nothing',
  'othername',
  'badshape',
  'threw',
  'badtree',
  'cyclic',
  'toomany',
  'toodeep',
  'badtag',
  'setinrender',
  'badvalue',
  'silent',
  'nostart',
  'flood',
] as const;

/** What is wrong with a widget: the text `engine.widget.{code}`, with names and values for it. */
export interface WidgetFault {
  readonly code: (typeof FAULT_CODES)[number];
  readonly params?: Readonly<Record<string, string>>;
}

/** Thrown where a widget's fault is found. */
export class WidgetError extends Error {
  constructor(readonly fault: WidgetFault) {
    super([fault.code, ...Object.values(fault.params ?? {})].join(' '));
  }
}

const messageOf = (thrown: unknown) => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown));

/** Whatever a widget threw, as its fault. */
export function faultOf(thrown: unknown): WidgetFault {
  return thrown instanceof WidgetError
    ? thrown.fault
    : { code: 'threw', params: { message: messageOf(thrown).slice(0, 300) } };
}
