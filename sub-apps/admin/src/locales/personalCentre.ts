import { modeTexts } from './modes';
import { textTable } from './textTable';

const texts = textTable({
  'admin.centre.title': ['个人中心', 'Personal centre', '個人中心'],
  'admin.centre.profile': ['个人信息', 'Profile', '個人資訊'],
  'admin.centre.name': ['姓名', 'Name', '姓名'],
  'admin.centre.account': ['帐号', 'Account', '帳號'],
  'admin.centre.username': ['用户名', 'User name', '使用者名稱'],
  'admin.centre.mobile': ['手机号', 'Mobile number', '手機號'],
  'admin.centre.company': ['企业', 'Company', '企業'],
  'admin.centre.organisation': ['组织', 'Organisation', '組織'],
  'admin.centre.password': ['修改密码', 'Change password', '修改密碼'],
  'admin.centre.positions': ['我的岗位', 'My positions', '我的崗位'],
  'admin.centre.positions.note': [
    '切换岗位会关闭已打开的页面，有未保存的内容会先询问。',
    'A switch closes the open pages, after a question when they have unsaved input.',
    '切換崗位會關閉已開啟的頁面，有未儲存的內容會先詢問。',
  ],
  'admin.centre.positions.current': ['当前', 'Current', '目前'],
  'admin.centre.positions.switch': ['切换', 'Switch', '切換'],
  'admin.centre.positions.switch.label': [
    '切换到岗位 {{name}}（{{org}}）',
    'Switch to the position {{name}} ({{org}})',
    '切換到崗位 {{name}}（{{org}}）',
  ],
  'admin.centre.display': ['语言和外观', 'Language and appearance', '語言和外觀'],
  'admin.centre.display.note': [
    '修改立即生效，已填写的内容不受影响。',
    'Changes take effect at once and keep what you have entered.',
    '修改立即生效，已填寫的內容不受影響。',
  ],
  'admin.centre.language': ['语言', 'Language', '語言'],
  'admin.centre.theme': ['主题', 'Theme', '主題'],
  'admin.centre.theme.system': ['跟随系统', 'Follow the system', '跟隨系統'],
  'admin.centre.theme.light': ['浅色', 'Light', '淺色'],
  'admin.centre.theme.dark': ['深色', 'Dark', '深色'],
  'admin.centre.density': ['显示密度', 'Density', '顯示密度'],
  'admin.centre.density.default': ['标准显示', 'Default density', '標準顯示'],
  'admin.centre.density.compact': ['紧凑显示', 'Compact density', '緊湊顯示'],
  'admin.centre.devices': ['登录设备', 'Signed-in devices', '登入裝置'],
  'admin.centre.devices.note': [
    '如有不认识的设备，请退出它并修改密码。',
    'If you do not know a device, sign it out and change your password.',
    '如有不認識的裝置，請登出它並修改密碼。',
  ],
  'admin.centre.devices.current': ['本设备', 'This device', '本裝置'],
  'admin.centre.devices.unknown': ['未知设备', 'Unknown device', '未知裝置'],
  'admin.centre.devices.detail': [
    '{{signedIn}} 登录，最近使用 {{lastUsed}}，{{company}}',
    'Signed in {{signedIn}}, last used {{lastUsed}}, {{company}}',
    '{{signedIn}} 登入，最近使用 {{lastUsed}}，{{company}}',
  ],
  'admin.centre.devices.end': ['退出登录', 'Sign out', '登出'],
  'admin.centre.devices.end.label': [
    '退出登录 {{name}}（{{time}} 登录）',
    'Sign out {{name}} (signed in {{time}})',
    '登出 {{name}}（{{time}} 登入）',
  ],
  'admin.centre.devices.endAll': ['退出其他所有设备', 'Sign out all other devices', '登出其他所有裝置'],
  'admin.centre.devices.end.title': [
    '退出 {{count}} 台设备的登录？',
    'Devices to sign out: {{count}}. Continue?',
    '登出 {{count}} 台裝置？',
  ],
  'admin.centre.devices.end.text': [
    '{{names}}。需要重新登录才能继续使用，未保存的内容会丢失。',
    '{{names}}. They must sign in again; input that is not saved is lost.',
    '{{names}}。需要重新登入才能繼續使用，未儲存的內容會遺失。',
  ],
  'admin.centre.devices.ended': ['已退出', 'Signed out', '已登出'],
  'admin.centre.modes': ['工作方式', 'Ways of working', '工作方式'],
  'admin.centre.modes.open': ['设置', 'Settings', '設定'],
  'admin.centre.modes.set': ['设置{{name}}', 'Settings of {{name}}', '設定{{name}}'],
});

/** Texts of the personal centre, which names the modes as well. */
export const personalCentreTexts = {
  'zh-CN': { ...texts['zh-CN'], ...modeTexts['zh-CN'] },
  en: { ...texts.en, ...modeTexts.en },
  'zh-TW': { ...texts['zh-TW'], ...modeTexts['zh-TW'] },
};
