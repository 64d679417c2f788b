import { useT } from '@atrium/portal/sdk';
import { Checkbox, Input, Radio } from 'antd';
import { APPROVAL_MODES, WHEN_EMPTY } from '../../flow/flowNodes';
import type { ApprovalMode, ApprovalNode, WhenEmpty } from '../../flow/flowNodes';
import { ApproversField } from '../fields/ApproversField';
import { Field } from '../../fields/Field';
import { FieldGroup } from '../fields/FieldGroup';
import styles from '../fields/fields.module.css';
import { NameField } from '../fields/NameField';
import { RightsField } from '../fields/RightsField';
import { updateNode } from '../rules/flowTree';
import type { PanelProps } from './panelProps';

const SWITCHES = ['canReturn', 'canTransfer', 'canAdd', 'needsComment', 'needsSignature'] as const;

const MOST_HOURS = 8_760;

/** An approval: who, how they decide, until when, and what they may do. */
export function ApprovalForm({
  node,
  nodes,
  editor,
  fields,
  targets,
  positions,
  isReadOnly,
}: PanelProps & { node: ApprovalNode }) {
  const t = useT();
  const change = (part: Partial<Omit<ApprovalNode, 'id' | 'type'>>, subject?: string) =>
    editor.change(updateNode(nodes, node, part), subject && `${node.id} ${subject}`);
  return (
    <div className={styles.form}>
      <NameField value={node.name} onChange={(name) => change({ name }, 'name')} />
      <ApproversField
        label={t('workflow.designer.approvers')}
        approvers={node.approvers}
        targets={targets}
        positions={positions}
        isReadOnly={isReadOnly}
        onChange={(approvers) => change({ approvers })}
      />
      <FieldGroup label={t('workflow.designer.mode')}>
        <Radio.Group
          className={styles.choices}
          aria-label={t('workflow.designer.mode')}
          value={node.mode}
          options={APPROVAL_MODES.map((mode) => ({ value: mode, label: t(`workflow.designer.mode.${mode}`) }))}
          onChange={({ target }) => change({ mode: target.value as ApprovalMode })}
        />
      </FieldGroup>
      <FieldGroup label={t('workflow.designer.whenEmpty')}>
        <Radio.Group
          className={styles.choices}
          aria-label={t('workflow.designer.whenEmpty')}
          value={node.whenEmpty}
          options={WHEN_EMPTY.map((each) => ({ value: each, label: t(`workflow.designer.whenEmpty.${each}`) }))}
          onChange={({ target }) => change({ whenEmpty: target.value as WhenEmpty })}
        />
      </FieldGroup>
      <Field label={t('workflow.designer.due')} hint={t('workflow.designer.due.hint')}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            suffix={t('workflow.designer.hours')}
            value={node.dueHours ?? ''}
            onChange={({ target }) => {
              const hours = Math.min(MOST_HOURS, Number(target.value.replace(/\D/g, '')));
              change({ dueHours: hours > 0 ? hours : undefined }, 'due');
            }}
          />
        )}
      </Field>
      <FieldGroup label={t('workflow.designer.switches')}>
        <div className={styles.choices}>
          {SWITCHES.map((name) => (
            <Checkbox key={name} checked={node[name]} onChange={({ target }) => change({ [name]: target.checked })}>
              {t(`workflow.designer.switch.${name}`)}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <RightsField
        rights={node.rights}
        fields={fields}
        isReadOnly={isReadOnly}
        onChange={(rights) => change({ rights })}
      />
    </div>
  );
}
