import { theme } from 'antd';
import { colors, floatingShadow, sizes } from '../../common/theme/tokens';
import { antdTheme } from './antdTheme';

describe('the theme of antd widgets', () => {
  it.each(['light', 'dark'] as const)('follows the product in the %s theme', (name) => {
    const token = theme.getDesignToken(antdTheme({ name, density: 'default' }));
    expect(token.colorPrimary).toBe(colors[name].accent);
    expect(token.colorBgContainer).toBe(colors[name].surface);
    // Popups, dialogs and toasts.
    expect(token.colorBgElevated).toBe(colors[name].floating);
    expect([token.boxShadow, token.boxShadowSecondary]).toEqual([floatingShadow(name), floatingShadow(name)]);
    // antd draws its focus rings with it.
    expect(token.colorPrimaryBorder).toBe(colors[name].accent);
    expect(token.controlHeight).toBe(32);
  });

  it('has lower controls in the compact density, with the same type and paddings', () => {
    const { controlHeight, fontSize, paddingSM } = theme.getDesignToken(
      antdTheme({ name: 'light', density: 'compact' }),
    );
    expect(controlHeight).toBe(sizes.controlCompact);
    expect([fontSize, paddingSM]).toEqual([14, 12]);
  });
});
