import { ProForm, ProFormText } from '@ant-design/pro-components';
import { usePortal, useSession, useT } from '@atrium/portal/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import {
  changeOrganisation,
  createOrganisation,
  getOrganisation,
  organisationNameOf,
  readOrganisationDraft,
} from '../../api/organisations';
import type { Organisation, OrganisationDraft } from '../../api/organisations';
import { EditorForm } from '../../kit/EditorForm';
import type { Editor } from '../../kit/EditorPanel';
import { OrganisationField } from '../../kit/fields/OrganisationField';
import type { FieldOfCode } from '../../kit/setFieldError';

const CODE_PATTERN = /^[A-Za-z0-9][\w-]{0,29}$/;
const NAME_MAX_LENGTH = 30;

const FIELD_OF_CODE: FieldOfCode<OrganisationDraft> = {
  'organisation.code_required': 'code',
  'organisation.code_invalid': 'code',
  'organisation.code_taken': 'code',
  'organisation.name_required': 'name',
  'organisation.name_too_long': 'name',
  'organisation.parent_missing': 'parentCode',
  'organisation.parent_disabled': 'parentCode',
};

interface Props {
  /** The unit as it is stored; none for a new one. */
  unit: Organisation | undefined;
  parentCode: string;
  editor: Editor;
  onCreated(code: string): void;
}

/** Creates a unit with code, name and parent, or renames one. */
export function OrganisationForm({ unit, parentCode, editor, onCreated }: Props) {
  const t = useT();
  const { http } = usePortal();
  const { orgStructTypeId } = useSession();
  const queries = useQueryClient();
  const [form] = Form.useForm<OrganisationDraft>();
  const save = async (draft: OrganisationDraft, version: number | undefined, requestId: string) => {
    if (unit) await changeOrganisation(http, { code: unit.code, version }, { name: draft.name });
    else {
      await createOrganisation(http, draft, requestId);
      onCreated(draft.code.trim());
    }
  };
  return (
    <EditorForm<OrganisationDraft>
      form={form}
      editor={editor}
      blank={{ code: '', name: '', parentCode }}
      stored={unit && asStored(unit)}
      readDraft={readOrganisationDraft}
      labels={{
        code: t('admin.organisations.code'),
        name: t('admin.organisations.name'),
        parentCode: t('admin.organisations.parent'),
      }}
      valueText={(field, draft) =>
        field === 'parentCode' ? organisationNameOf(queries, orgStructTypeId, draft.parentCode) : draft[field]
      }
      fieldOfCode={FIELD_OF_CODE}
      save={save}
      readLatest={async () => asStored(await getOrganisation(http, unit?.code ?? ''))}
    >
      <ProFormText
        name="code"
        label={t('admin.organisations.code')}
        disabled={unit !== undefined}
        fieldProps={{ autoComplete: 'off', autoCapitalize: 'off', spellCheck: false }}
        formItemProps={{ validateFirst: true, extra: unit ? undefined : t('admin.organisation.code.extra') }}
        // A stored code is not checked: it cannot be changed.
        rules={
          unit
            ? []
            : [
                { required: true, whitespace: true, message: t('admin.organisation.code.required') },
                { pattern: CODE_PATTERN, message: t('admin.organisation.code.pattern') },
              ]
        }
      />
      <ProFormText
        name="name"
        label={t('admin.organisations.name')}
        fieldProps={{ autoComplete: 'off', autoFocus: unit !== undefined }}
        formItemProps={{ validateFirst: true }}
        rules={[
          { required: true, whitespace: true, message: t('admin.organisation.name.required') },
          { max: NAME_MAX_LENGTH, message: t('admin.organisation.name.length') },
        ]}
      />
      {!unit && (
        <ProForm.Item
          name="parentCode"
          label={t('admin.organisations.parent')}
          extra={t('admin.organisation.parent.extra')}
        >
          <OrganisationField placeholder={t('admin.organisations.root')} />
        </ProForm.Item>
      )}
    </EditorForm>
  );
}

const asStored = (unit: Organisation) => ({
  ...unit,
  draft: { code: unit.code, name: unit.name, parentCode: unit.parentCode },
});
