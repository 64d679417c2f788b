// Named one by one, as in antd.ts: the whole package weighs 262 kB compressed.
export { ProTable } from '@ant-design/pro-components';
