import { ProLayout } from '@ant-design/pro-layout';
import { App, ConfigProvider, Dropdown } from 'antd';
import { Activity } from 'react';
import type { ThemeName } from '@/common/theme/tokens';
import { useAntdTheme } from '@/portal/sdk/useAntdTheme';
import type { ThemeState } from '@/portal/contract/portal';
import { frameProps } from '../layout/frameProps';

/** A group with a page, as ProLayout takes it. */
const MENU = [{ key: 'group', name: ' ', path: '/group', children: [{ key: 'page', name: ' ', path: '/group/page' }] }];

/** All that antd draws of the first screen, with nothing in it and without effects. */
export function PreparedFrame({ theme }: { theme: ThemeState }) {
  return (
    <Activity mode="hidden">
      <ConfigProvider theme={useAntdTheme(theme)}>
        <App>
          <Frame name={theme.name} />
        </App>
      </ConfigProvider>
    </Activity>
  );
}

function Frame({ name }: { name: ThemeName }) {
  return (
    <ProLayout
      {...frameProps(name, false)}
      menuProps={{ openKeys: ['group'], selectedKeys: ['page'] }}
      menuDataRender={() => MENU}
      headerRender={() => (
        <Dropdown menu={{ items: [] }}>
          <button type="button" />
        </Dropdown>
      )}
    />
  );
}
