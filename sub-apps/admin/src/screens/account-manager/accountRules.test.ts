import { createFakePortal } from '@atrium/portal/contract/fakePortal';
import { accountTexts } from '../../locales/accounts';
import { adminTexts } from '../../locales/admin';
import { deletionEffects } from './accountRules';

function effects(language: 'zh-CN' | 'en' | 'zh-TW', ...accounts: Parameters<typeof deletionEffects>[0]) {
  const { portal, language: chosen } = createFakePortal();
  [adminTexts, accountTexts].forEach((texts) => portal.i18n.addTexts(texts));
  chosen.set(language);
  return deletionEffects(accounts, portal.i18n.t);
}
const positions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ positionId: `${index}`, name: `岗位${index}`, orgName: '上海' }));
const person = (name: string, count: number, isShared = false) => ({ name, positions: positions(count), isShared });

test('the deletion of an account without positions only ends its sessions', () => {
  expect(effects('zh-CN', person('钱多', 0))).toBe('已登录本企业的设备会立即退出登录。');
});

test.each([
  [
    'zh-CN' as const,
    '以下岗位将空缺：岗位0（上海）。已登录本企业的设备会立即退出登录。王芳 也属于其他企业，只删除本企业的帐号。',
  ],
  [
    'en' as const,
    'Positions that become vacant: 岗位0 (上海). All devices are signed out of this company at once. ' +
      'Also in other companies: 王芳. Only the account in this company is deleted.',
  ],
  [
    'zh-TW' as const,
    '以下崗位將空缺：岗位0（上海）。已登入本企業的裝置會立即登出。王芳 也屬於其他企業，只刪除本企業的帳號。',
  ],
])('the deletion of a person of several companies names the vacant positions and what stays (%s)', (language, text) => {
  expect(effects(language, person('王芳', 1, true))).toBe(text);
});

test('of many positions the first five are named', () => {
  expect(effects('zh-CN', person('李娜', 4), person('何平', 2))).toMatch(
    /^以下岗位将空缺：岗位0（上海）、岗位1（上海）、岗位2（上海）、岗位3（上海）、岗位0（上海）等 6 个。已登录/,
  );
});
