import { lookUp } from '@atrium/common/lookUp';
import { useT } from '@atrium/portal/sdk';
import { Input, Select } from 'antd';
import type { FormPage } from '../../../api/flowChecks';
import type { FlowDraft } from '../../../api/flowDefinitions';
import { POSITION_HOLDERS } from '../../../api/flowTargets';
import type { Candidate } from '../../../api/listCandidates';
import type { TargetPosition } from '../../../designer/designerProps';
import { PeopleField } from '../../../people/PeopleField';
import { Field } from '../../../fields/Field';
import { MOST_CHARACTERS } from './basicProblems';
import type { DraftField } from './flowDraft';
import styles from './BasicFields.module.css';

interface Props {
  draft: Omit<FlowDraft, 'nodes'>;
  /** The code of a stored flow never changes; icon and administrators of a new one are set in its design. */
  isNew: boolean;
  isReadOnly: boolean;
  /** Text keys, by field, of what is wrong. */
  problems: Partial<Record<DraftField, string>>;
  /** Undefined until they are read. */
  formPages: readonly FormPage[] | undefined;
  /** The known administrators, with their names. */
  positions: readonly TargetPosition[];
  onChange(fields: Partial<FlowDraft>): void;
}

/** The positions with their names, as far as they are known. */
const named = (ids: readonly string[], known: readonly TargetPosition[]): Candidate[] =>
  ids.map(
    (id) =>
      known.find(({ positionId }) => positionId === id) ?? { positionId: id, name: '', positionName: '', orgName: '' },
  );

/** The icons of the menu that suit a flow. */
const ICONS = ['approval', 'money', 'calendar', 'shop', 'order', 'customer', 'file', 'promotion', 'team', 'task'];

/** The basic information of a flow. */
export function BasicFields({ draft, isNew, isReadOnly, problems, formPages, positions, onChange }: Props) {
  const t = useT();
  const problemOf = (field: DraftField) => {
    const key = lookUp(problems, field);
    return key && t(key, { most: lookUp(MOST_CHARACTERS, field) });
  };
  const text = (field: 'name' | 'code' | 'group', isRequired = false, hint?: string) => (
    <Field label={t(`workflow.manager.${field}`)} isRequired={isRequired} problem={problemOf(field)} hint={hint}>
      {(control) => (
        <Input
          {...control}
          value={draft[field]}
          maxLength={MOST_CHARACTERS[field]}
          autoComplete="off"
          readOnly={isReadOnly}
          autoFocus={isNew && field === 'name'}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    </Field>
  );
  const isListed = draft.pageCode === '' || formPages?.some(({ pageCode }) => pageCode === draft.pageCode);
  return (
    <div className={styles.fields}>
      {text('name', true)}
      {isNew && text('code', true, t('workflow.manager.code.hint'))}
      {text('group', false, t('workflow.manager.group.hint'))}
      {!isNew && (
        <Field label={t('workflow.manager.icon')}>
          {(control) => (
            <Select
              {...control}
              style={{ width: '100%' }}
              allowClear
              disabled={isReadOnly}
              placeholder={t('workflow.manager.icon.default')}
              value={draft.icon || undefined}
              options={[...new Set([...ICONS, draft.icon])].filter(Boolean).map((icon) => ({
                value: icon,
                label: ICONS.includes(icon) ? t(`workflow.manager.icon.${icon}`) : icon,
              }))}
              onChange={(icon: string | undefined) => onChange({ icon: icon ?? '' })}
            />
          )}
        </Field>
      )}
      <Field label={t('workflow.manager.description')}>
        {(control) => (
          <Input.TextArea
            {...control}
            value={draft.description}
            rows={3}
            maxLength={MOST_CHARACTERS.description}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
      <Field label={t('workflow.manager.formPage')} hint={t('workflow.manager.formPage.hint')}>
        {(control) => (
          <Select
            {...control}
            style={{ width: '100%' }}
            allowClear
            showSearch
            optionFilterProp="label"
            disabled={isReadOnly}
            loading={formPages === undefined}
            placeholder={t('workflow.manager.formPage.none')}
            value={draft.pageCode || undefined}
            options={[
              ...(isListed ? [] : [{ value: draft.pageCode, label: draft.pageCode }]),
              ...(formPages ?? []).map(({ pageCode, title }) => ({ value: pageCode, label: `${title} (${pageCode})` })),
            ]}
            onChange={(pageCode: string | undefined) => onChange({ pageCode: pageCode ?? '' })}
          />
        )}
      </Field>
      {!isNew && (
        <PeopleField
          label={t('workflow.manager.admins')}
          people={named(draft.admins, positions)}
          isSeveral
          isRequired
          isFolded
          isDisabled={isReadOnly}
          problem={problemOf('admins')}
          hint={t('workflow.manager.admins.hint')}
          source={POSITION_HOLDERS}
          onChange={(chosen) => onChange({ admins: chosen.map(({ positionId }) => positionId) })}
        />
      )}
    </div>
  );
}
