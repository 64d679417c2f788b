import { ProForm, ProFormText } from '@ant-design/pro-components';
import { usePortal, useSession, useT } from '@atrium/portal/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useState } from 'react';
import { organisationNameOf } from '../../api/organisations';
import { positionsApi, readPositionDraft } from '../../api/positions';
import type { Holder, Position, PositionDraft } from '../../api/positions';
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
  'position.holder_unknown': 'holderId',
  'position.holder_disabled': 'holderId',
  'position.own': 'holderId',
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
  const [known, setKnown] = useState<readonly Holder[]>(position?.holder ? [position.holder] : []);
  const [latest, setLatest] = useState(position);
  const blocker = position && ownBlocker(position, ownId, t);
  const roleName = (id: string) =>
    roles.data?.rows.find(({ roleId }) => roleId === id)?.name ??
    latest?.roles.find((role) => role.id === id)?.name ??
    id;
  const valueText = (field: keyof PositionDraft, draft: PositionDraft) => {
    if (field === 'roleIds') return draft.roleIds.map(roleName).join('、');
    if (field === 'orgCode') return organisationNameOf(queries, orgStructTypeId, draft.orgCode);
    if (field === 'name') return draft.name;
    const holder = [...known, ...(latest?.holder ? [latest.holder] : [])].find(({ id }) => id === draft.holderId);
    return holder ? holderText(holder) : draft.holderId;
  };
  return (
    <EditorForm<PositionDraft>
      form={form}
      editor={editor}
      blank={{ name: '', orgCode, roleIds: [], holderId: '' }}
      stored={position && asStored(position)}
      readDraft={readPositionDraft}
      labels={{
        name: t('admin.positions.name'),
        orgCode: t('admin.positions.organisation'),
        roleIds: t('admin.positions.roles'),
        holderId: t('admin.positions.holder'),
      }}
      valueText={valueText}
      fieldOfCode={FIELD_OF_CODE}
      save={(draft, version) => positionsApi.save(http, draft, position?.positionId, version)}
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
        <RoleField known={position?.roles} />
      </ProForm.Item>
      <ProForm.Item
        name="holderId"
        label={t('admin.positions.holder')}
        extra={blocker ?? t('admin.position.holder.extra')}
      >
        <HolderField
          disabled={blocker !== undefined}
          known={known}
          onFound={(found) => setKnown((before) => [...before, ...found])}
        />
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
    holderId: position.holder?.id ?? '',
  },
});
