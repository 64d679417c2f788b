import { AppError } from '@/common/errors/appError';
import type { EngineHost } from '../host';
import type { Issue } from '../protocol/issues';

/** The issue behind an error; lists among its parameters are named one after the other. */
interface Reason extends Pick<Issue, 'code'> {
  readonly params: Readonly<Record<string, unknown>>;
}

/** A configuration error in the words of the issue behind it. A missing control is told in an alert (business spec §8). */
export function configError({ t }: Pick<EngineHost, 't'>, { code, params }: Reason): AppError {
  const reason = t(`engine.issue.${code}`, params);
  return new AppError(
    'config',
    t('engine.configerror', { reason }),
    code === 'dangling-target' ? { code: 'missing-control' } : {},
  );
}
