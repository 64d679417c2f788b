import type { SpreadsheetService } from '@/common/spreadsheet';
import type { EngineHost } from '../host';

interface ServiceParams {
  readonly mocode?: string;
  readonly lgcode?: string;
  readonly microclass?: string;
}

/** A missing code is the empty text: the dialog tells what the page lacks. */
export const serviceOf = ({ mocode, lgcode, microclass }: ServiceParams): SpreadsheetService => ({
  moCode: mocode ?? '',
  lgCode: lgcode ?? '',
  microclass: microclass ?? '',
});

/**
 * The logic inputs that an import or export can send. Lists are unsupported (business spec §5): they are left out and
 * logged.
 */
export function inputOf(
  input: Readonly<Record<string, unknown>> = {},
  { action, pageCode, t }: Pick<EngineHost, 't'> & { action: string; pageCode: string },
): Record<string, unknown> {
  const isList = ([, value]: [string, unknown]) => Array.isArray(value);
  const entries = Object.entries(input);
  const lists = entries.filter(isList).map(([name]) => name);
  if (lists.length > 0)
    console.error(`${pageCode} › ${action}: ${t('engine.spreadsheet.lists', { names: lists.join(', ') })}`);
  return Object.fromEntries(entries.filter((entry) => !isList(entry)));
}
