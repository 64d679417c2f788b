import type { AppError } from '../../common/errors/appError';
import { wordsOf } from '../../common/errors/refusal';
import type { Translate } from '../sdk/hooks';

const KIND_TEXTS: Partial<Record<AppError['kind'], string>> = {
  network: 'ui.failed.network',
  service: 'ui.failed.service',
};

/** The words of an error, for a place that shows it itself: of its code, of the server, of its status, of its kind. */
export function errorText(t: Translate, error: AppError): string {
  const { kind, code, status, message } = error;
  if (kind === 'user') return message;
  const known = [code, status && `errors.http.${status}`].map((key) => (key && t(key) !== key ? t(key) : ''));
  const [byCode, byStatus] = known;
  return byCode || wordsOf(error) || byStatus || t(KIND_TEXTS[kind] ?? 'ui.failed.other');
}
