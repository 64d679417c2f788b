import { AppError } from '@/common/errors/appError';
import type { PageModel } from '../model/pageModel';
import type { Issue } from '../protocol/issues';

/** A configuration error in the words of the issue behind it. */
export function configError(page: PageModel, { code, params }: Issue): AppError {
  return new AppError('config', page.host.t('engine.configerror', { reason: page.host.t(`engine.issue.${code}`, params) }));
}
