import { isAppError } from '@/common/errors/appError';
import { isUnanswered } from '@/common/errors/isUnanswered';
import type { Translate } from '@/portal/contract/portal';
import type { JobStatus } from '@/services/api/spreadsheets';
import { hasImportedNone } from './jobFlow';
import type { Failure } from './jobFlow';

/** What went wrong, and why. */
export interface FailureText {
  readonly title: string;
  readonly reason?: string | undefined;
}

export interface FailureWords {
  readonly t: Translate;
  readonly kind: 'import' | 'export';
  /** The import runs in the foreground: no list tells about it. */
  readonly isForeground?: boolean;
  /** The text of an error. */
  textOf(error: unknown): string;
}

const NOT_FOUND = 404;
/** The texts of a failure (business spec §8). */
export function failureText(failure: Failure, status: JobStatus | undefined, words: FailureWords): FailureText {
  const { t, kind, isForeground = false, textOf } = words;
  const failed = t(`spreadsheet.${kind}Failed`);
  switch (failure.kind) {
    case 'upload':
      return { title: t('spreadsheet.uploadFailed'), reason: textOf(failure.error) };
    case 'start':
      if (isUnanswered(failure.error))
        return {
          title: textOf(failure.error),
          reason: t(`spreadsheet.${isForeground ? 'foreground' : kind}Unanswered`),
        };
      return isAppError(failure.error, 'service') && failure.error.status === NOT_FOUND
        ? { title: t('spreadsheet.notFound') }
        : { title: failed, reason: textOf(failure.error) };
    case 'poll':
      return { title: t('spreadsheet.job.unknown'), reason: textOf(failure.error) };
    case 'network':
      return { title: t('errors.network'), reason: t('spreadsheet.job.cutOff') };
    case 'lost':
      return { title: t('spreadsheet.lost'), reason: kind === 'import' ? t('spreadsheet.lost.import') : undefined };
    case 'result':
      if (status?.fatalError) return { title: failed, reason: status.fatalError };
      if (kind !== 'import' || !status?.errorFileUrl) return { title: failed };
      return { title: t(`spreadsheet.import${hasImportedNone(status) ? 'None' : 'Partly'}`) };
  }
}
