import { screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import type { Condition } from '../../api/dataRules';
import type { ObjectPreview } from '../../api/rulePreview';
import type { RuleSchema } from '../../api/ruleSchema';
import { dataRuleTexts } from '../../locales/dataRules';
import { PreviewedObject } from './PreviewedObject';

const PREVIEW: ObjectPreview = {
  object: 'order',
  total: 100,
  before: 0,
  after: 0,
  gained: 0,
  lost: 0,
  ruleNames: [],
  freeRoles: [],
  missingFunction: '',
  seen: [],
  hidden: [],
};

test.each<[string, Partial<ObjectPreview>, string]>([
  ['a missing function', { missingFunction: '查看订单' }, '看不到：没有“查看订单”的权限，与规则无关。'],
  ['a role without rules', { freeRoles: ['访客'] }, '全部可见：角色 访客 对此没有启用的规则。'],
  ['rules, of which one is not saved yet', { ruleNames: ['大额', ''] }, '由这些规则决定：大额、此规则'],
])('how much is seen is explained by %s', (_reason, over, text) => {
  renderScreen(
    () => <PreviewedObject preview={{ ...PREVIEW, ...over }} schema={[]} isOpen />,
    portalWith(dataRuleTexts),
  );
  expect(screen.getByText(text)).toBeVisible();
});

test('what a row has instead is written like the amount of the condition', () => {
  const amount: Condition = { field: 'amount', operator: 'ge', values: [{ value: '5000', isCurrent: false }] };
  const schema: RuleSchema = [
    {
      object: 'order',
      text: '订单',
      fields: [
        {
          field: 'amount',
          text: '金额',
          type: 'money',
          options: [],
          currents: [],
          operators: [{ operator: 'ge', text: '大于或等于', phrase: '大于或等于 {{values}}', arity: 'one' }],
        },
      ],
    },
  ];
  const hidden = [
    {
      id: '1',
      title: 'SO-1',
      wasSeen: false,
      reasons: [{ ruleId: 'r', ruleName: '大额', conditions: [{ condition: amount, texts: {}, actual: '3360' }] }],
    },
  ];
  renderScreen(
    () => <PreviewedObject preview={{ ...PREVIEW, hidden }} schema={schema} isOpen />,
    portalWith(dataRuleTexts),
  );
  expect(screen.getByText('不满足“大额”：金额 大于或等于 ¥5,000.00（实际为 ¥3,360.00）')).toBeVisible();
});
