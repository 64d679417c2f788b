// 华东销售公司的启动脚本：只定义一个函数，不做别的事。
globalThis.regionLabel = (region) => (region ? `【${region}】` : '');
