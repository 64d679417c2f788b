import type { TextTable } from './table';

/** The native screens, as the menu management offers them. */
export const screens: TextTable = {
  'screen.undeal': ['待办流程', 'Pending approvals', '待辦流程'],
  'screen.dealed': ['已办流程', 'Processed approvals', '已辦流程'],
  'screen.flow': ['流程中心', 'Process centre', '流程中心'],
  'screen.masterflowmanager': ['流程管理', 'Flow management', '流程管理'],
  'screen.report-List': ['报表列表', 'Report list', '報表清單'],
  'screen.rolemgr': ['角色管理', 'Roles', '角色管理'],
  'screen.positionmgr': ['岗位管理', 'Positions', '崗位管理'],
  'screen.postinstmgr': ['组织管理', 'Organisations', '組織管理'],
  'screen.accountmgr': ['帐号管理', 'Accounts', '帳號管理'],
  'screen.datadictmgr': ['数据字典', 'Data dictionaries', '資料字典'],
  'screen.navigationmgr': ['菜单管理', 'Menu', '選單管理'],
  'screen.dataperrulesmgr': ['数据权限规则', 'Data permission rules', '資料權限規則'],
  'screen.operationlog': ['操作日志', 'Operation log', '操作日誌'],
  'screen.systemmgr': ['系统设置', 'System settings', '系統設定'],
  'screen.mycentermgr': ['个人中心', 'Personal centre', '個人中心'],
  'screen.devmodelsetting': ['开发者模式', 'Developer mode', '開發者模式'],
  'screen.tabmodelsetting': ['标签页模式', 'Tab mode', '分頁模式'],
  'screen.test-for-info-table': ['信息表格', 'Info table', '資訊表格'],
  'screen.test-for-editor-table': ['编辑表格', 'Editor table', '編輯表格'],
  'screen.messagemanager': ['消息中心', 'Messages', '訊息中心'],
  'screen.passwordmgr': ['修改密码', 'Change password', '修改密碼'],
  'screen.importexportlist': ['导入导出记录', 'Imports and exports', '匯入匯出記錄'],
};
