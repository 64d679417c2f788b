import { ProForm, ProFormText, ProFormTextArea } from '@ant-design/pro-components';
import { toAppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation } from '@tanstack/react-query';
import { Form } from 'antd';
import type { FunctionNode } from '../../api/functionTree';
import { readRoleDraft, saveRole } from '../../api/roles';
import type { Role, RoleDraft } from '../../api/roles';
import { EditorForm } from '../../kit/EditorForm';
import type { Editor } from '../../kit/EditorPanel';
import { setFieldError } from '../../kit/setFieldError';
import type { FieldOfCode } from '../../kit/setFieldError';
import { FunctionTreeField } from './FunctionTreeField';

const CODE_PATTERN = /^[A-Za-z][\w-]{0,29}$/;
const NAME_MAX_LENGTH = 30;
const DESCRIPTION_MAX_LENGTH = 200;

const FIELD_OF_CODE: FieldOfCode<RoleDraft> = {
  'role.code_taken': 'code',
  'role.code_required': 'code',
  'role.name_required': 'name',
  'role.name_too_long': 'name',
};

interface Props {
  /** The role as it is stored; none for a new one. */
  role: Role | undefined;
  functions: readonly FunctionNode[];
  editor: Editor;
}

/** Creates or changes a role: code, name, description and functions. */
export function RoleForm({ role, functions, editor }: Props) {
  const t = useT();
  const { http, message } = usePortal();
  const [form] = Form.useForm<RoleDraft>();
  const saving = useMutation({
    mutationKey: editor.mutationKey,
    mutationFn: (draft: RoleDraft) => saveRole(http, draft, role?.roleId),
    onError: (refusal) => setFieldError(form, toAppError(refusal), FIELD_OF_CODE, t),
    onSuccess() {
      message.success(t('admin.role.saved'));
      editor.onSaved();
    },
  });
  const initial: RoleDraft = {
    code: role?.code ?? '',
    name: role?.name ?? '',
    description: role?.description ?? '',
    functionCodes: role?.functionCodes ?? [],
    ...readRoleDraft(editor.restored),
  };
  return (
    <EditorForm form={form} initial={initial} saving={saving} editor={editor}>
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
