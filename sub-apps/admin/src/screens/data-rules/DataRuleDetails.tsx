import { ProDescriptions } from '@ant-design/pro-components';
import { useT } from '@atrium/portal/sdk';
import { dateText, PanelContent } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { DataRule } from '../../api/dataRules';
import type { RuleSchema } from '../../api/ruleSchema';
import { RulePreview } from './RulePreview';
import { RuleSentence } from './RuleSentence';

interface Props {
  rule: DataRule;
  schema: RuleSchema;
  onClose(): void;
}

/** Read-only view of a rule that the position may not change, with its effect. */
export function DataRuleDetails({ rule, schema, onClose }: Props) {
  const t = useT();
  const object = schema.find((each) => each.object === rule.object);
  const roleNames = rule.roles.map(({ name }) => name);
  return (
    <PanelContent footer={<Button onClick={onClose}>{t('ui.close')}</Button>}>
      <ProDescriptions<DataRule>
        column={1}
        size="small"
        style={{ marginBlockEnd: 12 }}
        dataSource={rule}
        columns={[
          { key: 'name', dataIndex: 'name', title: t('admin.dataRules.name') },
          { key: 'object', title: t('admin.dataRules.object'), render: () => object?.text ?? rule.object },
          {
            key: 'roles',
            title: t('admin.dataRules.roles'),
            render: () => roleNames.join(t('admin.dataRules.comma')) || '—',
          },
          {
            key: 'state',
            title: t('admin.dataRules.state'),
            render: () => t(rule.isEnabled ? 'admin.dataRules.enabled' : 'admin.dataRules.disabled'),
          },
          { key: 'updated', title: t('admin.dataRules.updated'), render: () => dateText(rule.updatedAt) },
        ]}
      />
      <RuleSentence draft={rule} object={object} texts={rule.valueTexts} roleNames={roleNames} />
      <RulePreview ruleId={rule.ruleId} draft={rule} schema={schema} isReady isChanged={false} />
    </PanelContent>
  );
}
