import { AppError } from '@/common/errors/appError';
import type { EngineHost } from '../host';
import type { Issue } from '../protocol/issues';

/** A configuration error in the words of the issue behind it. A missing control is told in an alert (business spec §8). */
export function configError({ t }: Pick<EngineHost, 't'>, { code, params }: Issue): AppError {
  const reason = t(`engine.issue.${code}`, params);
  return new AppError(
    'config',
    t('engine.configerror', { reason }),
    code === 'dangling-target' ? { code: 'missing-control' } : {},
  );
}
