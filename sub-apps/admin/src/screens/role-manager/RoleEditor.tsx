import { toAppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, PanelContent } from '@atrium/portal/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Skeleton } from 'antd';
import { getFunctionTree } from '../../api/functionTree';
import { getRole, ROLES_KEY, saveRole } from '../../api/roles';
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
  const { data, error, refetch } = useQuery({
    queryKey: [...ROLES_KEY, 'editor', roleId ?? ''],
    async queryFn({ signal }) {
      const [role, functions] = await Promise.all([
        roleId && getRole(http, roleId, signal),
        getFunctionTree(http, signal),
      ]);
      return { role: role || undefined, functions };
    },
    // The form starts from the role as it is stored now, never from an earlier answer.
    gcTime: 0,
    staleTime: Infinity,
  });
  const saving = useMutation({
    mutationFn: (draft: RoleDraft) => saveRole(http, draft, roleId),
    onError: (refusal) => markRefusedField(form, toAppError(refusal), t),
    onSuccess() {
      message.success(t('admin.role.saved'));
      onSaved();
    },
  });
  const footer = (
    <>
      <Button onClick={onCancel}>{t(mode === 'view' ? 'ui.close' : 'ui.cancel')}</Button>
      {mode !== 'view' && (
        <Button type="primary" loading={saving.isPending} disabled={!data} onClick={() => form.submit()}>
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
        <RoleForm form={form} role={data.role} functions={data.functions} onInput={onInput} onSubmit={saving.mutate} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </PanelContent>
  );
}
