/* global registerComponent */
// 仪表盘：故意在注册之前出错。
const scale = JSON.parse('{"from":0,"to":');
registerComponent('broken-gauge', { render: () => `${scale.from}–${scale.to}` });
