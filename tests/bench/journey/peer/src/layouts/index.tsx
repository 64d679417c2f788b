import { AuditOutlined, BarChartOutlined, HomeOutlined, ShopOutlined, ShoppingCartOutlined } from '@ant-design/icons';
import { DefaultFooter, ProLayout } from '@ant-design/pro-components';
import type { MenuDataItem } from '@ant-design/pro-components';
import { Link, Outlet, useLocation } from '@umijs/max';
import { App } from 'antd';
import { useEffect, useState } from 'react';
import { readAccount, readMenu } from '../services/account';
import type { Account, MenuItem } from '../services/account';

const ICONS: Record<string, MenuDataItem['icon']> = {
  home: <HomeOutlined />,
  customer: <ShopOutlined />,
  order: <ShoppingCartOutlined />,
  approval: <AuditOutlined />,
  report: <BarChartOutlined />,
};

/** The screens that this client has; the menu names some more. */
const PATHS: Record<string, string> = {
  workbench: '/home',
  'order-list': '/order-list',
  'native:undeal': '/undeal',
  'native:report-List': '/report-list',
};

const toMenu = ({ id, title, icon, pagecode, dataitems }: MenuItem): MenuDataItem => ({
  key: id,
  name: title,
  icon: ICONS[icon],
  path: PATHS[pagecode] ?? `/${id}`,
  ...(dataitems.length > 0 && { children: dataitems.map(toMenu) }),
});

export default function Layout() {
  const { pathname } = useLocation();
  const [account, setAccount] = useState<Account>();
  useEffect(() => {
    void readAccount().then(setAccount);
  }, []);
  return (
    <App>
      <ProLayout
        layout="mix"
        title={account?.tenantname ?? ''}
        logo={false}
        location={{ pathname }}
        menu={{ request: async () => (await readMenu()).map(toMenu) }}
        menuItemRender={(item, dom) => <Link to={item.path ?? '/'}>{dom}</Link>}
        avatarProps={{ title: account?.userinfoname, children: account?.userinfoname.slice(0, 1), size: 'small' }}
        footerRender={() => <DefaultFooter copyright={account?.tenantname ?? ''} links={false} />}
      >
        <Outlet />
      </ProLayout>
    </App>
  );
}
