import type { WidgetFault } from './widgetFault';

/** Whoever shows a widget hears this of it. */
export interface WidgetListener {
  /** It has drawn what it was last told. @param refused What of the drawing was left out. */
  onDrawn(refused: readonly string[]): void;
  /** It could not draw what it was told. */
  onFault(fault: WidgetFault): void;
  /** Something went wrong beside: the drawing stands. */
  onMishap(fault: WidgetFault): void;
  onValue(next: unknown): void;
}
