import type { AppError } from '@atrium/common/errors/appError';
import type { Translate } from '@atrium/portal/sdk';

/** The server's own text with its number; a text without one where it has none. */
export function refusalText(t: Translate, { code }: AppError, refusal: 'columns' | 'rows'): string {
  if (code && t(code) !== code) return t(code);
  return t(refusal === 'columns' ? 'reports.detail.tooManyColumns' : 'reports.detail.tooManyRows');
}
