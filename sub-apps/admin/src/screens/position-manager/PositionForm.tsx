import { ProForm, ProFormText } from '@ant-design/pro-components';
import { usePortal, useSession, useT } from '@atrium/portal/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useState } from 'react';
import { organisationNameOf } from '../../api/organisations';
import { positionsApi, readPositionDraft } from '../../api/positions';
import type { Position, PositionDraft } from '../../api/positions';
import { EditorForm } from '../../kit/EditorForm';
import type { Editor } from '../../kit/EditorPanel';
import { OrganisationField } from '../../kit/fields/OrganisationField';
import { RoleField, useRoles } from '../../kit/fields/RoleField';
import type { FieldOfCode } from '../../kit/setFieldError';
import { HolderField } from './HolderField';
import { holderText, ownBlocker } from './positionRules';

const NAME_MAX_LENGTH = 30;

const FIELD_OF_CODE: FieldOfCode<PositionDraft> = {
  'position.name_required': 'name',
  'position.name_too_long': 'name',
  'position.organisation_required': 'orgCode',
  'position.organisation_disabled': 'orgCode',
  'position.role_unknown': 'roleIds',
  'auth.grant_not_held': 'roleIds',
  'position.holder_unknown': 'holder',
  'position.holder_disabled': 'holder',
  'position.own': 'holder',
};

interface Props {
  /** The position as it is stored; none for a new one. */
  position: Position | undefined;
  /** The organisation of a new position. */
  orgCode: string;
  editor: Editor;
}

/** Creates or changes a position: name, organisation, roles and holder. */
export function PositionForm({ position, orgCode, editor }: Props) {
  const t = useT();
  const { http } = usePortal();
  const { positionId: ownId, orgStructTypeId } = useSession();
  const queries = useQueryClient();
  const roles = useRoles();
  const [form] = Form.useForm<PositionDraft>();
  const [latest, setLatest] = useState(position);
  const knownRoles = [position, latest].flatMap((read) => read?.roles ?? []);
  const blocker = position && ownBlocker(position, ownId, t);
  const roleName = (id: string) =>
    roles.data?.rows.find(({ roleId }) => roleId === id)?.name ?? knownRoles.find((role) => role.id === id)?.name ?? id;
  const valueText = (field: keyof PositionDraft, draft: PositionDraft) => {
    if (field === 'roleIds') return t('admin.list', { items: draft.roleIds.map(roleName) });
    if (field === 'orgCode') return organisationNameOf(queries, orgStructTypeId, draft.orgCode);
    if (field === 'name') return draft.name;
    return draft.holder ? holderText(draft.holder, t) : '';
  };
  return (
    <EditorForm<PositionDraft>
      form={form}
      editor={editor}
      blank={{ name: '', orgCode, roleIds: [], holder: null }}
      stored={position && asStored(position)}
      readDraft={readPositionDraft}
      labels={{
        name: t('admin.positions.name'),
        orgCode: t('admin.positions.organisation'),
        roleIds: t('admin.positions.roles'),
        holder: t('admin.positions.holder'),
      }}
      valueText={valueText}
      fieldOfCode={FIELD_OF_CODE}
      save={(draft, version, requestId) => positionsApi.save(http, draft, position?.positionId, version, requestId)}
      readLatest={async () => {
        const stored = await positionsApi.get(http, position?.positionId ?? '');
        setLatest(stored);
        return asStored(stored);
      }}
    >
      <ProFormText
        name="name"
        label={t('admin.positions.name')}
        fieldProps={{ autoComplete: 'off' }}
        formItemProps={{ validateFirst: true }}
        rules={[
          { required: true, whitespace: true, message: t('admin.position.name.required') },
          { max: NAME_MAX_LENGTH, message: t('admin.position.name.length') },
        ]}
      />
      <ProForm.Item
        name="orgCode"
        label={t('admin.positions.organisation')}
        rules={[{ required: true, message: t('admin.position.organisation.required') }]}
      >
        <OrganisationField />
      </ProForm.Item>
      <ProForm.Item name="roleIds" label={t('admin.positions.roles')} extra={t('admin.position.roles.extra')}>
        <RoleField known={knownRoles} />
      </ProForm.Item>
      <ProForm.Item
        name="holder"
        label={t('admin.positions.holder')}
        extra={blocker ?? t('admin.position.holder.extra')}
      >
        <HolderField disabled={blocker !== undefined} />
      </ProForm.Item>
    </EditorForm>
  );
}

const asStored = (position: Position) => ({
  ...position,
  draft: {
    name: position.name,
    orgCode: position.orgCode,
    roleIds: position.roles.map(({ id }) => id),
    holder: position.holder ?? null,
  },
});
