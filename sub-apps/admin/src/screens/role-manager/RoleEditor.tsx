import { toAppError } from '@atrium/common/errors/appError';
import { useLoad } from '@atrium/portal/sdk/useLoad';
import { useRun } from '@atrium/portal/sdk/useRun';
import { useT } from '@atrium/portal/sdk/useT';
import { usePortal } from '@atrium/portal/sdk/portalContext';
import { LoadFailure } from '@atrium/portal/ui/LoadFailure';
import { PanelContent } from '@atrium/portal/ui/PanelContent';
import { Alert, Button, Form, Skeleton } from 'antd';
import { useCallback } from 'react';
import { getFunctionTree } from '../../api/functionTree';
import { getRole, saveRole } from '../../api/roles';
import type { RoleDraft } from '../../api/roles';
import { markRefusedField } from './markRefusedField';
import { RefusedSave } from './RefusedSave';
import { RoleForm } from './RoleForm';

/** A new role, or a stored one by its id. */
export type OpenRole = { mode: 'new'; roleId?: undefined } | { mode: 'edit' | 'view'; roleId: string };

interface Props {
  open: OpenRole;
  onInput(): void;
  onCancel(): void;
  onSaved(): void;
}

/** Loads the role and the functions, checks what is entered, saves it. A refused save keeps the input. */
export function RoleEditor({ open: { mode, roleId }, onInput, onCancel, onSaved }: Props) {
  const t = useT();
  const { http, message } = usePortal();
  const [form] = Form.useForm<RoleDraft>();
  const saving = useRun();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [role, functions] = await Promise.all([
        roleId && getRole(http, roleId, signal),
        getFunctionTree(http, signal),
      ]);
      return { role: role || undefined, functions };
    },
    [http, roleId],
  );
  const { data, error, reload } = useLoad(load);

  const save = async (draft: RoleDraft) => {
    const isSaved = await saving.start(async () => {
      try {
        await saveRole(http, draft, roleId);
      } catch (error) {
        markRefusedField(form, toAppError(error), t);
        throw error;
      }
    });
    if (!isSaved) return;
    message.success(t('admin.role.saved'));
    onSaved();
  };
  const footer = (
    <>
      <Button onClick={onCancel}>{t(mode === 'view' ? 'ui.close' : 'ui.cancel')}</Button>
      {mode !== 'view' && (
        <Button type="primary" loading={saving.isRunning} disabled={!data} onClick={() => form.submit()}>
          {t('admin.role.save')}
        </Button>
      )}
    </>
  );
  return (
    <PanelContent footer={footer}>
      {mode === 'view' && data?.role?.isBuiltIn && (
        <Alert type="info" message={t('admin.role.builtIn')} style={{ marginBottom: 16 }} />
      )}
      {saving.error && <RefusedSave error={saving.error} />}
      {data ? (
        <RoleForm form={form} role={data.role} functions={data.functions} onInput={onInput} onSubmit={save} />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </PanelContent>
  );
}
