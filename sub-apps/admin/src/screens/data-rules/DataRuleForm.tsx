import { ProForm, ProFormSelect, ProFormSwitch, ProFormText } from '@ant-design/pro-components';
import { usePortal, useT } from '@atrium/portal/sdk';
import { Form } from 'antd';
import { useRef, useState } from 'react';
import { dataRulesApi, readDataRuleDraft } from '../../api/dataRules';
import type { DataRule, DataRuleDraft, RuleFilter } from '../../api/dataRules';
import type { RuleSchema } from '../../api/ruleSchema';
import { EditorForm } from '../../kit/EditorForm';
import type { Editor } from '../../kit/EditorPanel';
import { RoleField, useRoles } from '../../kit/fields/RoleField';
import type { FieldOfCode } from '../../kit/setFieldError';
import { EMPTY_FILTER, filterFor, firstIncomplete } from './conditionDraft';
import { ConditionsField } from './ConditionsField';
import { RulePreview } from './RulePreview';
import { RuleSentence } from './RuleSentence';
import { filterWords } from './ruleWords';
import { useValueTexts } from './useValueTexts';

const NAME_MAX_LENGTH = 30;

const FIELD_OF_CODE: FieldOfCode<DataRuleDraft> = {
  'datarule.name_required': 'name',
  'datarule.name_too_long': 'name',
  'datarule.name_taken': 'name',
  'datarule.roles_required': 'roleIds',
  'datarule.role_unknown': 'roleIds',
  'datarule.conditions_required': 'filter',
  'datarule.conditions_too_many': 'filter',
  'datarule.condition_invalid': 'filter',
};

interface Props {
  /** The rule as it is stored; none for a new one. */
  rule: DataRule | undefined;
  /** Whether the form begins a new rule with the conditions of this one. */
  isCopy: boolean;
  schema: RuleSchema;
  editor: Editor;
}

/** Creates, copies or changes a rule: name, object, roles and conditions, with its words and its effect. */
export function DataRuleForm({ rule, isCopy, schema, editor }: Props) {
  const t = useT();
  const { http } = usePortal();
  const [form] = Form.useForm<DataRuleDraft>();
  const edited = isCopy ? undefined : rule;
  const copied = isCopy && rule ? { ...asStored(rule).draft, name: '' } : {};
  const blank: DataRuleDraft = {
    name: '',
    object: schema[0]?.object ?? '',
    roleIds: [],
    filter: EMPTY_FILTER,
    isEnabled: true,
    ...copied,
  };
  const entered = Form.useWatch([], form) as Partial<DataRuleDraft> | undefined;
  const draft = { ...(edited ? asStored(edited).draft : blank), ...entered };
  const objectOf = (code: string) => schema.find(({ object }) => object === code);
  const object = objectOf(draft.object);
  // What another person has chosen meanwhile has its names in the rule as it is stored by then.
  const [latest, setLatest] = useState<DataRule>();
  const texts = useValueTexts(draft.filter, object, { ...rule?.valueTexts, ...latest?.valueTexts });
  const knownRoles = [...(rule?.roles ?? []), ...(latest?.roles ?? [])];
  const { data: roles } = useRoles();
  const roleName = (id: string) =>
    roles?.rows.find(({ roleId }) => roleId === id)?.name ?? knownRoles.find((role) => role.id === id)?.name ?? id;

  const valueText = (field: keyof DataRuleDraft, of: DataRuleDraft) => {
    const on = objectOf(of.object);
    switch (field) {
      case 'name':
        return of.name;
      case 'object':
        return on?.text ?? of.object;
      case 'roleIds':
        return of.roleIds.map(roleName).join(t('admin.dataRules.comma'));
      case 'filter':
        return filterWords(of.filter, { t, object: on, texts });
      case 'isEnabled':
        return t(of.isEnabled ? 'admin.dataRules.enabled' : 'admin.dataRules.disabled');
    }
  };
  const filtersByObject = useRef(new Map<string, RuleFilter>());
  /** Keeps the conditions that the new object allows; the others come back with the object before. */
  const fitConditions = (from: string, to: string) => {
    const before = form.getFieldValue('filter') as RuleFilter;
    filtersByObject.current.set(from, before);
    form.setFieldValue('filter', filtersByObject.current.get(to) ?? filterFor(before, objectOf(from), objectOf(to)));
  };
  return (
    <EditorForm<DataRuleDraft>
      form={form}
      editor={editor}
      blank={blank}
      stored={edited && asStored(edited)}
      readDraft={readDataRuleDraft}
      labels={{
        name: t('admin.dataRules.name'),
        object: t('admin.dataRules.object'),
        roleIds: t('admin.dataRules.roles'),
        filter: t('admin.dataRules.filter'),
        isEnabled: t('admin.dataRules.state'),
      }}
      valueText={valueText}
      fieldOfCode={FIELD_OF_CODE}
      save={(input, version, requestId) => dataRulesApi.save(http, input, edited?.ruleId, version, requestId)}
      readLatest={async () => {
        const found = await dataRulesApi.get(http, edited?.ruleId ?? '');
        setLatest(found);
        return asStored(found);
      }}
    >
      <ProFormText
        name="name"
        label={t('admin.dataRules.name')}
        fieldProps={{ autoComplete: 'off' }}
        formItemProps={{ validateFirst: true }}
        rules={[
          { required: true, whitespace: true, message: t('admin.dataRule.name.required') },
          { max: NAME_MAX_LENGTH, message: t('admin.dataRule.name.length') },
        ]}
      />
      <ProFormSelect
        name="object"
        label={t('admin.dataRules.object')}
        disabled={edited !== undefined}
        allowClear={false}
        options={schema.map((each) => ({ value: each.object, label: each.text }))}
        fieldProps={{ onChange: (code: string) => fitConditions(draft.object, code) }}
        extra={edited && t('admin.dataRule.object.fixed')}
      />
      <ProForm.Item
        name="roleIds"
        label={t('admin.dataRules.roles')}
        extra={t('admin.dataRule.roles.hint')}
        rules={[{ required: true, type: 'array', min: 1, message: t('admin.dataRule.roles.required') }]}
      >
        <RoleField known={knownRoles} />
      </ProForm.Item>
      {object && (
        <ProForm.Item
          name="filter"
          label={t('admin.dataRules.filter')}
          required
          // The condition that is wrong is marked, not all of them.
          validateStatus=""
          validateTrigger="onSubmit"
          rules={[
            {
              async validator(_rule: unknown, filter: DataRuleDraft['filter']) {
                const number = firstIncomplete(object, filter);
                if (number > 0) throw new Error(t('admin.dataRule.condition.incomplete', { number }));
              },
            },
          ]}
        >
          <ConditionsField object={object} texts={texts} />
        </ProForm.Item>
      )}
      <RuleSentence draft={draft} object={object} texts={texts} roleNames={draft.roleIds.map(roleName)} />
      <ProFormSwitch
        name="isEnabled"
        label={t('admin.dataRules.state')}
        fieldProps={{
          checkedChildren: t('admin.dataRules.enabled'),
          unCheckedChildren: t('admin.dataRules.disabled'),
        }}
      />
      <RulePreview
        ruleId={edited?.ruleId}
        draft={draft}
        schema={schema}
        isReady={firstIncomplete(object, draft.filter) === 0}
        isChanged={!edited || JSON.stringify(draft) !== JSON.stringify(asStored(edited).draft)}
      />
    </EditorForm>
  );
}

/** The rule with the fields of its form. */
const asStored = ({ name, object, roleIds, filter, isEnabled, ...rule }: DataRule) => ({
  ...rule,
  draft: { name, object, roleIds, filter, isEnabled },
});
