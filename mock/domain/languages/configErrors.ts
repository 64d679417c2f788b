import type { TextTable } from './table';

/** The errors of settings and of the templates of work reports. */
export const configErrors: TextTable = {
  'config.not_found': ['设置不存在', 'There is no such setting', '設定不存在'],
  'config.password_required': ['密码不能为空', 'The password cannot be empty', '密碼不能為空'],
  'config.password_format': ['密码格式错误', 'The password has a wrong format', '密碼格式錯誤'],
  'config.devices_invalid': [
    '设备台数只能为正整数',
    'The number of devices has to be a positive whole number',
    '裝置台數只能為正整數',
  ],
  'config.offline_invalid': [
    'APP离线登录设置校验不通过！',
    'The setting for signing in offline is not valid.',
    'APP離線登入設定校驗不通過！',
  ],
  'config.days_invalid': ['成交记录天数校验不通过！', 'The days of deals are not valid.', '成交記錄天數校驗不通過！'],
  'config.days_order': [
    '成交记录天数“大于”的天数不能大于“小于等于”的天数！',
    'The days of “more than” must not exceed those of “up to”.',
    '成交記錄天數「大於」的天數不能大於「小於等於」的天數！',
  ],
  'config.window_invalid': [
    '定位时间须为 15 分钟的整数倍',
    'The time of locating has steps of 15 minutes',
    '定位時間須為 15 分鐘的整數倍',
  ],
  'config.interval_invalid': [
    '定位间隔须为15至60分钟，且为5的倍数',
    'The interval of locating is 15 to 60 minutes in steps of 5',
    '定位間隔須為15至60分鐘，且為5的倍數',
  ],
  'config.template_changed': [
    '模板已更换，请重新打开后再保存',
    'There is another template now; open it again before you save',
    '範本已更換，請重新開啟後再儲存',
  ],
};
