import type { ProLayoutProps } from '@ant-design/pro-layout';
import { colors, sizes } from '@/common/theme/tokens';
import type { ThemeName } from '@/common/theme/tokens';

/** ProLayout's tokens, from the tokens of the product. */
export function layoutTokens(theme: ThemeName, isCollapsed: boolean): NonNullable<ProLayoutProps['token']> {
  const color = colors[theme];
  return {
    bgLayout: color.canvas,
    header: { heightLayoutHeader: sizes.header, colorBgHeader: color.surface, colorBgScrollHeader: color.surface },
    sider: {
      colorMenuBackground: color.surface,
      menuHeight: isCollapsed ? 48 : 34,
      paddingInlineLayoutMenu: isCollapsed ? 4 : 8,
      paddingBlockLayoutMenu: 8,
      colorTextMenu: color.text,
      colorTextMenuTitle: color.ink,
      colorTextMenuSecondary: color.muted,
      colorTextMenuItemHover: color.ink,
      colorTextMenuActive: color.ink,
      colorTextMenuSelected: color.accentText,
      colorTextSubMenuSelected: color.ink,
      colorBgMenuItemHover: color.canvas,
      colorBgMenuItemActive: color.accentWeak,
      colorBgMenuItemSelected: color.accentWeak,
      colorMenuItemDivider: color.hairline,
    },
    pageContainer: { paddingBlockPageContainerContent: 0, paddingInlinePageContainerContent: 0 },
  };
}
