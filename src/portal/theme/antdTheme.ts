import { theme as antd } from 'antd';
import type { ThemeConfig } from 'antd';
import { colors, fontFamily, sizes } from '../../common/theme/tokens';
import type { ThemeState } from '../portal';

/** antd's theme from the product's tokens: the same look for the host and every sub-app. */
export function antdTheme({ name, density }: ThemeState): ThemeConfig {
  const color = colors[name];
  const base = name === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm;
  return {
    algorithm: density === 'compact' ? [base, antd.compactAlgorithm] : base,
    token: {
      colorPrimary: color.accent,
      colorLink: color.accentText,
      colorSuccess: color.success,
      colorWarning: color.warning,
      colorError: color.danger,
      colorInfo: color.info,
      colorText: color.text,
      colorTextSecondary: color.muted,
      colorBgLayout: color.canvas,
      colorBgContainer: color.surface,
      colorBorder: color.controlBorder,
      colorBorderSecondary: color.hairline,
      borderRadius: sizes.radiusControl,
      controlHeight: sizes.control,
      fontFamily,
    },
  };
}
