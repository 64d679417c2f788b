import type { ProLayoutProps } from '@ant-design/pro-layout';
import { sizes } from '@/common/theme/tokens';
import type { ThemeName } from '@/common/theme/tokens';
import { layoutTokens } from './layoutTokens';
import styles from './WorkspaceLayout.module.css';

/** What ProLayout is asked for, whatever it shows. */
export const frameProps = (theme: ThemeName, isCollapsed: boolean): ProLayoutProps => ({
  className: styles.layout ?? '',
  layout: 'mix',
  navTheme: 'light',
  token: layoutTokens(theme, isCollapsed),
  fixSiderbar: true,
  fixedHeader: true,
  disableMobile: true,
  breakpoint: false,
  siderWidth: sizes.menu,
  collapsed: isCollapsed,
  collapsedButtonRender: false,
  location: { pathname: '/' },
  pageTitleRender: false,
  menu: { collapsedShowTitle: true, locale: false },
  contentStyle: { padding: 0 },
});
