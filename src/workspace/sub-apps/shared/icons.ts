// Named one by one, as in antd.ts.
export { DownloadOutlined, FilterOutlined, PlusOutlined } from '@ant-design/icons';
