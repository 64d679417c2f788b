import '@ant-design/v5-patch-for-react-19';
import { history } from '@umijs/max';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';
import { readToken } from './services/request';

/** Nothing but the sign-in is fetched and rendered for who is not signed in. */
export function render(renderApp: () => void): void {
  if (readToken() === '') history.replace('/sign-in');
  renderApp();
}

export const rootContainer = (container: ReactNode) => <ConfigProvider locale={zhCN}>{container}</ConfigProvider>;
