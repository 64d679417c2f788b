import { AppError } from '@/common/errors/appError';
import type { ScriptFailure } from './turns';

type Translate = (key: string, params?: Record<string, unknown>) => string;

/** A script has named a control that the page does not have: people are alerted, not only told in passing (business spec §8). */
export const missingControl = ({ t }: { t: Translate }, name: string, cause?: unknown): AppError =>
  new AppError('config', t('engine.script.nocontrol', { name }), { code: 'missing-control', cause });

/** A name that the tenant's own scripts may have defined. */
const isUnknownName = ({ message }: ScriptFailure) => message.startsWith('ReferenceError');

/** The error of a script that threw. @param isIncomplete The tenant's own scripts could not be loaded at start-up. */
export function scriptError({ t }: { t: Translate }, failure: ScriptFailure, isIncomplete: boolean): AppError {
  const { message, line, missing } = failure;
  if (missing !== undefined) return missingControl({ t }, missing, failure);
  if (isIncomplete && isUnknownName(failure))
    return new AppError('config', t('engine.script.incomplete', { message }), {
      code: 'webscripts-missing',
      cause: failure,
    });
  const text =
    line === undefined ? t('engine.script.failed', { message }) : t('engine.script.failedline', { message, line });
  return new AppError('config', text, { code: 'script-failed', cause: failure });
}
