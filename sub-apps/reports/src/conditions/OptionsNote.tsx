import { useT } from '@atrium/portal/sdk';
import { canRetry, errorText } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { SliceOptions } from './useSliceOptions';

/** In the popup of a field without options: that they are being read, why they could not be, or that none is found. */
export function OptionsNote({ options, error, retry }: Pick<SliceOptions, 'options' | 'error' | 'retry'>) {
  const t = useT();
  if (!error) return t(options ? 'reports.condition.none' : 'ui.loading');
  return (
    <div role="alert">
      {errorText(t, error)}
      {canRetry(error) && (
        <Button type="link" size="small" onClick={retry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
}
