import { ProForm } from '@ant-design/pro-components';
import { toAppError } from '@atrium/common/errors/appError';
import { useT } from '@atrium/portal/sdk';
import { PanelContent, SaveFailure, SidePanel } from '@atrium/portal/ui';
import { Form } from 'antd';
import type { Position } from '../../api/positions';
import { RoleChoiceField, useRoles } from '../../kit/fields/RoleField';
import { FormFooter } from '../../kit/FormFooter';
import { FORM_LOOK, useFormName } from '../../kit/formLook';
import type { Assigning } from './usePositionChanges';

interface Props {
  positions: readonly Position[];
  isOpen: boolean;
  assigning: Assigning;
  onClose(): void;
}

/** The panel in which one role is added to the selected positions. */
export function AssignRolePanel({ isOpen, onClose, ...props }: Props) {
  const t = useT();
  return (
    <SidePanel title={t('admin.positions.assign')} isOpen={isOpen} onClose={onClose}>
      <AssignRoleForm {...props} onClose={onClose} />
    </SidePanel>
  );
}

function AssignRoleForm({ positions, assigning, onClose }: Omit<Props, 'isOpen'>) {
  const t = useT();
  const roles = useRoles();
  const name = useFormName();
  const [form] = Form.useForm<{ roleId: string }>();
  const { isPending, error } = assigning;
  const assign = async ({ roleId }: { roleId: string }) => {
    const roleName = roles.data?.rows.find((role) => role.roleId === roleId)?.name ?? roleId;
    const ids = positions.map(({ positionId }) => positionId);
    assigning.mutate({ ids, role: { id: roleId, name: roleName } }, { onSuccess: onClose });
  };
  const footer = (
    <FormFooter formName={name} isSaving={isPending} text={t('admin.positions.assign')} onCancel={onClose} />
  );
  return (
    <PanelContent footer={footer}>
      {error && <SaveFailure error={toAppError(error)} />}
      <p>{t('admin.positions.assign.text', { count: positions.length })}</p>
      <ProForm<{ roleId: string }>
        form={form}
        {...FORM_LOOK}
        name={name}
        disabled={isPending}
        autoFocusFirstInput
        onFinish={assign}
      >
        <ProForm.Item
          name="roleId"
          label={t('admin.positions.role')}
          rules={[{ required: true, message: t('admin.positions.assign.required') }]}
        >
          <RoleChoiceField placeholder={t('admin.field.choose')} />
        </ProForm.Item>
      </ProForm>
    </PanelContent>
  );
}
