/* global registerComponent */
// 仪表盘：故意写错，注册之前就会失败。
registerComponent('broken-gauge', undefinedGauge);
