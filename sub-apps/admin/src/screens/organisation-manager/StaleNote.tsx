import type { AppError } from '@atrium/common/errors/appError';
import { useT } from '@atrium/portal/sdk';
import { canRetry, errorText } from '@atrium/portal/ui';
import { Alert, Button } from 'antd';

interface Props {
  error: AppError;
  onRetry(): void;
}

/** Says that what is shown could not be read again, and why. */
export function StaleNote({ error, onRetry }: Props) {
  const t = useT();
  return (
    <Alert
      type="warning"
      message={t('admin.organisations.stale')}
      description={errorText(t, error)}
      action={
        canRetry(error) && (
          <Button size="small" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        )
      }
    />
  );
}
