import { useT } from '@atrium/portal/sdk';
import { canRetry, errorText } from '@atrium/portal/ui';
import type { AppError } from '@atrium/common/errors/appError';
import { Button } from 'antd';

/** In the popup of a field whose choices could not be read. */
export function FieldFailure({ error, onRetry }: { error: AppError; onRetry(): void }) {
  const t = useT();
  return (
    <div role="alert">
      {errorText(t, error)}
      {canRetry(error) && (
        <Button type="link" size="small" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
}
