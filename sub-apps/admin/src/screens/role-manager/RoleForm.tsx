import { useT } from '@atrium/portal/sdk';
import { Form, Input } from 'antd';
import type { FormInstance } from 'antd';
import type { FunctionNode } from '../../api/functionTree';
import type { Role, RoleDraft } from '../../api/roles';
import { FieldLabel } from './FieldLabel';
import { FunctionTreeField } from './FunctionTreeField';

const CODE_PATTERN = /^[A-Za-z][\w-]{0,29}$/;
const NAME_MAX_LENGTH = 30;
const DESCRIPTION_MAX_LENGTH = 200;

interface Props {
  form: FormInstance<RoleDraft>;
  /** The role as it is stored; none for a new one. */
  role: Role | undefined;
  functions: readonly FunctionNode[];
  onInput(): void;
  /** What was entered, once it is right. */
  onSubmit(draft: RoleDraft): void;
}

/** Code, name, description and functions of one role. A built-in one can only be read. */
export function RoleForm({ form, role, functions, onInput, onSubmit }: Props) {
  const t = useT();
  const isReadOnly = role?.isBuiltIn ?? false;
  const initial: RoleDraft = {
    code: role?.code ?? '',
    name: role?.name ?? '',
    description: role?.description ?? '',
    functionCodes: role?.functionCodes ?? [],
  };
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={initial}
      requiredMark={(label, { required }) => <FieldLabel text={label} isMarked={required && !isReadOnly} />}
      scrollToFirstError
      onValuesChange={onInput}
      onFinish={onSubmit}
    >
      <Form.Item
        name="code"
        label={t('admin.roles.code')}
        validateFirst
        rules={[
          { required: true, whitespace: true, message: t('admin.role.code.required') },
          { pattern: CODE_PATTERN, message: t('admin.role.code.pattern') },
        ]}
      >
        <Input readOnly={isReadOnly} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('admin.roles.name')}
        validateFirst
        rules={[
          { required: true, whitespace: true, message: t('admin.role.name.required') },
          { max: NAME_MAX_LENGTH, message: t('admin.role.name.length') },
        ]}
      >
        <Input readOnly={isReadOnly} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="description"
        label={t('admin.roles.description')}
        rules={[{ max: DESCRIPTION_MAX_LENGTH, message: t('admin.role.description.length') }]}
      >
        <Input.TextArea readOnly={isReadOnly} autoSize={{ minRows: 2, maxRows: 5 }} />
      </Form.Item>
      <Form.Item name="functionCodes" label={t('admin.role.functions')}>
        <FunctionTreeField functions={functions} isReadOnly={isReadOnly} />
      </Form.Item>
    </Form>
  );
}
