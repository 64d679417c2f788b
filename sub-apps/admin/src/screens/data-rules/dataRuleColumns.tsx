import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DataColumn, RowAction, RowActionsOf } from '@atrium/portal/ui';
import type { DataRule } from '../../api/dataRules';
import type { RuleSchema } from '../../api/ruleSchema';
import { filterWords } from './ruleWords';

export const RULE_ACTIONS = ['create', 'edit', 'delete'] as const;

/** The rights of the position on rules. */
export type RuleRights = Record<(typeof RULE_ACTIONS)[number], boolean>;

/** What the screen does with rules. */
export interface RuleHandlers {
  onOpen(rule: DataRule): void;
  onCopy(rule: DataRule): void;
  onSwitch(rules: readonly DataRule[], isEnabled: boolean): void;
  onDelete(rules: readonly DataRule[]): void;
}

/** Why a rule cannot be deleted; undefined when it can. */
const deleteBlocker = ({ isBuiltIn }: DataRule, t: Translate) =>
  isBuiltIn ? t('admin.dataRules.delete.builtIn') : undefined;

/** The columns of the list of rules; on a phone name, state, object, roles and conditions. */
export function dataRuleColumns(
  t: Translate,
  schema: RuleSchema,
  onOpen: (rule: DataRule) => void,
): DataColumn<DataRule>[] {
  const objectOf = ({ object }: DataRule) => schema.find((each) => each.object === object);
  const clipped = (text: string) => <span title={text}>{text}</span>;
  return [
    {
      key: 'name',
      title: t('admin.dataRules.name'),
      inList: 'title',
      widthPx: 200,
      render: (rule) => (
        <LinkButton
          title={rule.name}
          aria-label={t('admin.dataRules.open.label', { name: rule.name })}
          onClick={() => onOpen(rule)}
        >
          {rule.name}
        </LinkButton>
      ),
    },
    {
      key: 'object',
      title: t('admin.dataRules.object'),
      inList: 'detail',
      widthPx: 100,
      render: (rule) => objectOf(rule)?.text ?? rule.object,
    },
    {
      key: 'roles',
      title: t('admin.dataRules.roles'),
      inList: 'detail',
      widthPx: 180,
      render: ({ roles }) => clipped(roles.map(({ name }) => name).join(t('admin.dataRules.comma')) || '—'),
    },
    {
      key: 'conditions',
      title: t('admin.dataRules.filter'),
      inList: 'detail',
      render: (rule) => clipped(filterWords(rule.filter, { t, object: objectOf(rule), texts: rule.valueTexts })),
    },
    {
      key: 'state',
      title: t('admin.dataRules.state'),
      inList: 'tag',
      widthPx: 90,
      render: ({ isEnabled }) => (
        <StatusTag
          tone={isEnabled ? 'success' : 'neutral'}
          text={t(isEnabled ? 'admin.dataRules.enabled' : 'admin.dataRules.disabled')}
        />
      ),
    },
    {
      key: 'updated',
      title: t('admin.dataRules.updated'),
      widthPx: 150,
      render: ({ updatedAt }) => dateText(updatedAt),
    },
  ];
}

/** What can be done with a rule. */
export function dataRuleActions(
  t: Translate,
  rights: RuleRights,
  { onOpen, onCopy, onSwitch, onDelete }: RuleHandlers,
): RowActionsOf<DataRule> {
  return {
    texts: [
      t(rights.edit ? 'admin.dataRules.edit' : 'admin.dataRules.view'),
      ...(rights.create ? [t('admin.dataRules.copy')] : []),
      ...(rights.edit ? [t('admin.dataRules.disable')] : []),
      ...(rights.delete ? [t('admin.delete')] : []),
    ],
    of(rule) {
      const { name, isEnabled } = rule;
      const action = (key: string, isAllowed: boolean, onPress: () => void, more: Partial<RowAction> = {}) =>
        isAllowed
          ? [
              {
                key,
                text: t(`admin.dataRules.${key}`),
                label: t(`admin.dataRules.${key}.label`, { name }),
                onPress,
                ...more,
              },
            ]
          : [];
      return [
        ...action(rights.edit ? 'edit' : 'view', true, () => onOpen(rule)),
        ...action('copy', rights.create, () => onCopy(rule)),
        ...action(isEnabled ? 'disable' : 'enable', rights.edit, () => onSwitch([rule], !isEnabled)),
        ...action('delete', rights.delete, () => onDelete([rule]), { isDanger: true, reason: deleteBlocker(rule, t) }),
      ];
    },
  };
}
