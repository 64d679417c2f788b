import { ProDescriptions } from '@ant-design/pro-components';
import { useT } from '@atrium/portal/sdk';
import { dateText, PanelContent } from '@atrium/portal/ui';
import { Alert, Button } from 'antd';
import type { FunctionNode } from '../../api/functionTree';
import type { Role } from '../../api/roles';
import { FunctionTreeField } from './FunctionTreeField';
import { RoleMembers } from './RoleMembers';

interface Props {
  role: Role;
  functions: readonly FunctionNode[];
  onClose(): void;
}

/** Read-only view of a role that is built in or that the position may not edit. */
export function RoleDetails({ role, functions, onClose }: Props) {
  const t = useT();
  return (
    <PanelContent footer={<Button onClick={onClose}>{t('ui.close')}</Button>}>
      {role.isBuiltIn && <Alert type="info" message={t('admin.role.builtIn')} style={{ marginBottom: 16 }} />}
      <ProDescriptions<Role>
        column={1}
        size="small"
        style={{ marginBlockEnd: 12 }}
        dataSource={role}
        columns={[
          { key: 'code', dataIndex: 'code', title: t('admin.roles.code') },
          { key: 'name', dataIndex: 'name', title: t('admin.roles.name') },
          { key: 'description', title: t('admin.roles.description'), render: () => role.description || '—' },
          { key: 'accounts', dataIndex: 'accountCount', title: t('admin.roles.accounts') },
          { key: 'updated', title: t('admin.roles.updated'), render: () => dateText(role.updatedAt) },
        ]}
      />
      <FunctionTreeField functions={functions} value={role.functionCodes} isReadOnly />
      <RoleMembers role={role} />
    </PanelContent>
  );
}
