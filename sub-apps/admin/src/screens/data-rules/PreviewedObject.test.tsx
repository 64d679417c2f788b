import { screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import type { ObjectPreview } from '../../api/rulePreview';
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
