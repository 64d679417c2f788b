import { textTable } from './textTable';

/** Texts of the system management. */
export const systemManagerTexts = textTable({
  'admin.config.title': ['系统设置', 'System settings', '系統設定'],
  'admin.config.basic': ['基本信息', 'Basic information', '基本資訊'],
  'admin.config.templates': ['汇报配置', 'Report configuration', '匯報設定'],
  'admin.config.readOnly': [
    '当前岗位没有维护系统参数的权限，只能查看。',
    'Your position may view these settings but not change them.',
    '目前崗位沒有維護系統參數的權限，只能檢視。',
  ],
  'admin.config.unreadable': [
    '平台上的以下设置无法识别，显示的是空白或默认值；修改后保存将替换它们：{{names}}',
    'The platform’s values of these settings are not readable; blanks or presets are shown, and saving a change replaces them: {{names}}',
    '平台上的以下設定無法識別，顯示的是空白或預設值；修改後儲存將取代它們：{{names}}',
  ],

  'admin.config.register': ['帐号与设备', 'Accounts and devices', '帳號與裝置'],
  'admin.config.password': ['默认密码', 'Default password', '預設密碼'],
  'admin.config.password.use': [
    '新帐号的初始密码，也是重置后的密码。',
    'New accounts begin with it, and accounts are reset to it.',
    '新帳號的初始密碼，也是重設後的密碼。',
  ],
  'admin.config.password.secret': ['（不显示）', '(not shown)', '（不顯示）'],
  'admin.config.deviceBinding': ['设备绑定', 'Bind devices', '裝置綁定'],
  'admin.config.deviceBinding.use': [
    '开启后，帐号只能在已绑定的设备上登录。',
    'When on, an account signs in only on the devices that it is bound to.',
    '開啟後，帳號只能在已綁定的裝置上登入。',
  ],
  'admin.config.devices': ['设备台数上限', 'Maximum of devices', '裝置台數上限'],
  'admin.config.devices.unit': ['台', 'devices', '台'],
  'admin.config.devices.off': ['开启设备绑定后才能设置', 'Turn on device binding to set it', '開啟裝置綁定後才能設定'],
  'admin.config.devices.invalid': [
    '设备台数只能为正整数',
    'The number of devices has to be a positive whole number',
    '裝置台數只能為正整數',
  ],

  'admin.config.contacts': ['通讯录', 'Contact list', '通訊錄'],
  'admin.config.contacts.scope': ['可见范围', 'Who is shown', '可見範圍'],
  'admin.config.contacts.1': ['全公司', 'The whole company', '全公司'],
  'admin.config.contacts.2': [
    '上一级营销组织及其全部下级',
    'The marketing organisation one level up and all below it',
    '上一級行銷組織及其全部下級',
  ],

  'admin.config.offline': ['APP离线登录', 'Signing in offline', 'APP離線登入'],
  'admin.config.offline.minutes': ['离线时长', 'Offline time', '離線時長'],
  'admin.config.offline.invalid': [
    '请输入不小于 0 的整数，最多 5 位',
    'Enter a whole number from 0, of at most 5 digits',
    '請輸入不小於 0 的整數，最多 5 位',
  ],
  'admin.config.minutes': ['分钟', 'minutes', '分鐘'],

  'admin.config.deals': ['成交记录', 'Deals', '成交記錄'],
  'admin.config.deals.source': ['统计来源', 'What counts as a deal', '統計來源'],
  'admin.config.deals.1': ['订单', 'Orders', '訂單'],
  'admin.config.deals.2': ['铺货记录', 'Distribution records', '鋪貨記錄'],
  'admin.config.deals.3': ['订单或铺货记录', 'Either of them', '訂單或鋪貨記錄'],
  'admin.config.deals.exist': ['有成交记录的客户', 'Customers with a deal', '有成交記錄的客戶'],
  'admin.config.deals.none': ['无成交记录的客户', 'Customers without a deal', '無成交記錄的客戶'],
  'admin.config.days.unit': ['天', 'days', '天'],
  'admin.config.days.active': ['活跃：小于等于', 'Active: up to', '活躍：小於等於'],
  'admin.config.days.potential': ['潜在：小于等于', 'Potential: up to', '潛在：小於等於'],
  'admin.config.days.below': ['沉睡：大于', 'Asleep: more than', '沉睡：大於'],
  'admin.config.days.upper': ['沉睡：小于等于', 'Asleep: up to', '沉睡：小於等於'],
  'admin.config.days.lost': ['流失：大于', 'Lost: more than', '流失：大於'],
  'admin.config.days.withDeal': ['有成交，{{name}}', 'With a deal, {{name}}', '有成交，{{name}}'],
  'admin.config.days.withoutDeal': ['无成交，{{name}}', 'Without a deal, {{name}}', '無成交，{{name}}'],
  'admin.config.days.copied': [
    '灰色的天数由有成交客户的“沉睡”天数自动带出，不能单独修改。',
    'The grey days follow those of “Asleep” of customers with a deal and cannot be changed by themselves.',
    '灰色的天數由有成交客戶的「沉睡」天數自動帶出，不能單獨修改。',
  ],
  'admin.config.days.copied.title': ['由“沉睡”天数自动带出', 'Follows the days of “Asleep”', '由「沉睡」天數自動帶出'],
  'admin.config.days.invalid': [
    '请输入正整数，最多 10 位',
    'Enter a positive whole number of at most 10 digits',
    '請輸入正整數，最多 10 位',
  ],
  'admin.config.days.order': ['不能大于“小于等于”的天数', 'Must not exceed “up to”', '不能大於「小於等於」的天數'],

  'admin.config.locate': ['被动定位', 'Passive location', '被動定位'],
  'admin.config.locate.begin': ['开始时间', 'From', '開始時間'],
  'admin.config.locate.end': ['结束时间', 'To', '結束時間'],
  'admin.config.locate.interval': ['定位间隔', 'Interval', '定位間隔'],
  'admin.config.locate.every': ['{{minutes}} 分钟', '{{minutes}} minutes', '{{minutes}} 分鐘'],
  'admin.config.locate.nextDay': ['次日 {{time}}', '{{time}} the next day', '次日 {{time}}'],
  'admin.config.locate.end.use': [
    '不晚于开始时间时为次日，与开始时间相同时为全天。',
    'Not later than the beginning: the next day. The same time: the whole day.',
    '不晚於開始時間時為次日，與開始時間相同時為全天。',
  ],

  'admin.config.stores': ['门店', 'Shops', '門店'],
  'admin.config.storeApproval': ['门店审批', 'Approval of shops', '門店審批'],
  'admin.config.storeApproval.use': [
    '开启后，新增的门店经审批后生效。',
    'When on, a new shop has to be approved.',
    '開啟後，新增的門店經審批後生效。',
  ],
  'admin.config.on': ['开启', 'On', '開啟'],
  'admin.config.off': ['关闭', 'Off', '關閉'],

  'admin.config.warning.password': ['密码校验不通过！', 'The password is not valid.', '密碼校驗不通過！'],
  'admin.config.warning.devices': [
    '设备台数校验不通过！',
    'The number of devices is not valid.',
    '裝置台數校驗不通過！',
  ],
  'admin.config.warning.offline': [
    'APP离线登录设置校验不通过！',
    'The setting for signing in offline is not valid.',
    'APP離線登入設定校驗不通過！',
  ],
  'admin.config.warning.days': [
    '成交记录天数校验不通过！',
    'The days of deals are not valid.',
    '成交記錄天數校驗不通過！',
  ],
  'admin.config.warning.daysOrder': [
    '成交记录天数“大于”的天数不能大于“小于等于”的天数！',
    'The days of “more than” must not exceed those of “up to”.',
    '成交記錄天數「大於」的天數不能大於「小於等於」的天數！',
  ],

  'admin.template.daily': ['日报', 'Daily', '日報'],
  'admin.template.weekly': ['周报', 'Weekly', '週報'],
  'admin.template.monthly': ['月报', 'Monthly', '月報'],
  'admin.template.content.daily': ['日报模板', 'Template of daily reports', '日報範本'],
  'admin.template.content.weekly': ['周报模板', 'Template of weekly reports', '週報範本'],
  'admin.template.content.monthly': ['月报模板', 'Template of monthly reports', '月報範本'],
  'admin.template.use': [
    '员工填写汇报时，以此内容开始。',
    'Employees begin their reports with this text.',
    '員工填寫匯報時，以此內容開始。',
  ],
});
