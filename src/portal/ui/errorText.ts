import type { AppError } from '../../common/errors/appError';
import type { Translate } from '../hooks/useT';

const KIND_TEXTS: Partial<Record<AppError['kind'], string>> = {
  network: 'ui.failed.network',
  service: 'ui.failed.service',
};

/** What happened, in words, for a place that shows an error itself. The server's own words come first. */
export function errorText(t: Translate, { kind, code, message }: AppError): string {
  if (kind === 'user') return message;
  if (code && t(code) !== code) return t(code);
  // A code without a text in this client was meant to be read as it is (shell spec §8).
  if (kind === 'service' && code) return message && message !== code ? message : code;
  return t(KIND_TEXTS[kind] ?? 'ui.failed.other');
}
