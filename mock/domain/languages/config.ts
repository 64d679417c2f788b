import type { TextTable } from './table';

/** The settings of a company and the templates of its work reports, as the operation log names them. */
export const config: TextTable = {
  'config.register': ['默认密码与设备绑定', 'Default password and device binding', '預設密碼與裝置綁定'],
  'config.contactlist': ['通讯录', 'Contact list', '通訊錄'],
  'config.offlineset': ['离线登录', 'Offline sign-in', '離線登入'],
  'config.report': ['成交记录', 'Deals', '成交記錄'],
  'config.passivelocateset': ['被动定位', 'Passive location', '被動定位'],
  'config.storeapprove': ['门店审批', 'Approval of shops', '門店審批'],
  'config.template.1': ['日报模板', 'Template of daily reports', '日報範本'],
  'config.template.2': ['周报模板', 'Template of weekly reports', '週報範本'],
  'config.template.3': ['月报模板', 'Template of monthly reports', '月報範本'],
  'config.scope.1': ['全公司', 'The whole company', '全公司'],
  'config.scope.2': [
    '上一级营销组织及其全部下级',
    'The marketing organisation one level up and all below it',
    '上一級行銷組織及其全部下級',
  ],
  'config.source.1': ['订单', 'Orders', '訂單'],
  'config.source.2': ['铺货记录', 'Distribution records', '鋪貨記錄'],
  'config.source.3': ['订单或铺货记录', 'Orders or distribution records', '訂單或鋪貨記錄'],
  'log.field.config.passwordCount': [
    '默认密码（第几次设置）',
    'Default password (how often it was set)',
    '預設密碼（第幾次設定）',
  ],
  'log.field.config.deviceBinding': ['绑定登录设备', 'Bind devices', '綁定登入裝置'],
  'log.field.config.maximumDevices': ['设备台数', 'Devices', '裝置台數'],
  'log.field.config.scope': ['可见范围', 'Scope', '可見範圍'],
  'log.field.config.offlineMinutes': ['离线分钟', 'Minutes until offline', '離線分鐘'],
  'log.field.config.source': ['统计来源', 'Source', '統計來源'],
  'log.field.config.withDeal': ['有成交的天数', 'Days with a deal', '有成交的天數'],
  'log.field.config.withoutDeal': ['无成交的天数', 'Days without a deal', '無成交的天數'],
  'log.field.config.window': ['定位时间', 'Time of locating', '定位時間'],
  'log.field.config.intervalMinutes': ['定位间隔（分钟）', 'Interval in minutes', '定位間隔（分鐘）'],
  'log.field.config.approval': ['门店审批', 'Approval of shops', '門店審批'],
  'log.field.config.content': ['内容', 'Content', '內容'],
};
