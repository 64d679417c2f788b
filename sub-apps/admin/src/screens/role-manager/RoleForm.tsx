import { ProForm, ProFormText, ProFormTextArea } from '@ant-design/pro-components';
import { usePortal, useT } from '@atrium/portal/sdk';
import { Form } from 'antd';
import type { FunctionNode } from '../../api/functionTree';
import { readRoleDraft, rolesApi } from '../../api/roles';
import type { Role, RoleDraft } from '../../api/roles';
import { EditorForm } from '../../kit/EditorForm';
import type { Editor } from '../../kit/EditorPanel';
import type { FieldOfCode } from '../../kit/setFieldError';
import { functionText } from './functionCodes';
import { FunctionTreeField } from './FunctionTreeField';
import { RoleMembers } from './RoleMembers';

const CODE_PATTERN = /^[A-Za-z][\w-]{0,29}$/;
const NAME_MAX_LENGTH = 30;
const DESCRIPTION_MAX_LENGTH = 200;

const FIELD_OF_CODE: FieldOfCode<RoleDraft> = {
  'role.code_taken': 'code',
  'role.code_required': 'code',
  'role.code_invalid': 'code',
  'role.name_required': 'name',
  'role.name_too_long': 'name',
  'role.description_too_long': 'description',
  'role.function_unknown': 'functionCodes',
  'auth.grant_not_held': 'functionCodes',
};

interface Props {
  /** The role as it is stored; none for a new one. */
  role: Role | undefined;
  /** Whether the form begins a new role with the functions of this one. */
  isCopy: boolean;
  functions: readonly FunctionNode[];
  editor: Editor;
}

const BLANK: RoleDraft = { code: '', name: '', description: '', functionCodes: [] };

/** Creates, copies or changes a role: code, name, description and functions. */
export function RoleForm({ role, isCopy, functions, editor }: Props) {
  const t = useT();
  const { http } = usePortal();
  const [form] = Form.useForm<RoleDraft>();
  const edited = isCopy ? undefined : role;
  const copied = isCopy && role ? { description: role.description, functionCodes: role.functionCodes } : {};
  const textOf = functionText(functions);
  return (
    <EditorForm<RoleDraft>
      form={form}
      editor={editor}
      blank={{ ...BLANK, ...copied }}
      stored={edited && asStored(edited)}
      readDraft={readRoleDraft}
      labels={{
        code: t('admin.roles.code'),
        name: t('admin.roles.name'),
        description: t('admin.roles.description'),
        functionCodes: t('admin.role.functions'),
      }}
      valueText={(field, draft) =>
        field === 'functionCodes' ? t('admin.list', { items: draft[field].map(textOf) }) : draft[field]
      }
      fieldOfCode={FIELD_OF_CODE}
      after={edited && <RoleMembers role={edited} />}
      save={(draft, version, requestId) => rolesApi.save(http, draft, edited?.roleId, version, requestId)}
      readLatest={async () => asStored(await rolesApi.get(http, edited?.roleId ?? ''))}
    >
      <ProFormText
        name="code"
        label={t('admin.roles.code')}
        fieldProps={{ autoComplete: 'off' }}
        formItemProps={{ validateFirst: true }}
        rules={[
          { required: true, whitespace: true, message: t('admin.role.code.required') },
          { pattern: CODE_PATTERN, message: t('admin.role.code.pattern') },
        ]}
      />
      <ProFormText
        name="name"
        label={t('admin.roles.name')}
        fieldProps={{ autoComplete: 'off' }}
        formItemProps={{ validateFirst: true }}
        rules={[
          { required: true, whitespace: true, message: t('admin.role.name.required') },
          { max: NAME_MAX_LENGTH, message: t('admin.role.name.length') },
        ]}
      />
      <ProFormTextArea
        name="description"
        label={t('admin.roles.description')}
        fieldProps={{ autoSize: { minRows: 2, maxRows: 5 } }}
        rules={[{ max: DESCRIPTION_MAX_LENGTH, message: t('admin.role.description.length') }]}
      />
      <ProForm.Item name="functionCodes" label={t('admin.role.functions')}>
        <FunctionTreeField functions={functions} />
      </ProForm.Item>
    </EditorForm>
  );
}

/** The role with the fields of its form. */
const asStored = ({ code, name, description, functionCodes, ...role }: Role) => ({
  ...role,
  draft: { code, name, description, functionCodes },
});
