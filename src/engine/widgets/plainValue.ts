import { WIDGET_LIMITS } from './limits';
import { WidgetError } from './widgetFault';

/** A value that a widget sets, as data that a page can keep and send; throws a `WidgetError` for what is none. */
export function plainValue(next: unknown): unknown {
  let text: string | undefined;
  try {
    text = JSON.stringify(next);
  } catch (error) {
    throw new WidgetError({
      code: 'badvalue',
      params: { message: error instanceof Error ? error.message.slice(0, 100) : '' },
    });
  }
  if (text === undefined || text === 'null') return undefined;
  if (text.length > WIDGET_LIMITS.messageChars)
    throw new WidgetError({ code: 'badvalue', params: { message: `${text.length} > ${WIDGET_LIMITS.messageChars}` } });
  return JSON.parse(text) as unknown;
}
