import type { AppError } from '@atrium/common/errors/appError';
import { useT } from '@atrium/portal/sdk';
import { errorText } from '@atrium/portal/ui';
import { Alert } from 'antd';

/** Why a role was not saved; stands above the form, which keeps its input. */
export function RefusedSave({ error }: { error: AppError }) {
  const t = useT();
  return (
    <Alert
      type="error"
      role="alert"
      message={t('admin.role.notSaved', { reason: errorText(t, error) })}
      style={{ marginBottom: 16 }}
    />
  );
}
