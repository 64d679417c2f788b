/** The transitional screen after sign-in (shell spec §2, §4). */
export const startUp = {
  'startUp.title': '正在进入工作台',
  'startUp.progress': '加载进度',
  'startUp.failed': '“{{step}}”加载失败',
  'startUp.signOut': '退出登录',
  'startUp.skip': '继续',
  'startUp.skipped': '{{steps}}没有加载，用到它的页面会给出提示。',
  'startUp.step.ids': '编号',
  'startUp.step.i18n': '多语言文本',
  'startUp.step.nativeFunctions': '原生功能',
  'startUp.step.protocolCache': '页面协议缓存',
  'startUp.step.webScripts': '自定义脚本',
  'startUp.step.tabMode': '标签页模式',
  'startUp.step.expressions': '逻辑表达式',
  'startUp.step.components': '自定义组件',
  'startUp.step.menu': '菜单',
  'startUp.copyright': '© {{year}} Atrium',
};
