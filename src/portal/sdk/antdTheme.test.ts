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

  it('is computed once for host and sub-apps: antd compares keys and algorithms', () => {
    const [host, subApp] = [0, 1].map(() => antdTheme({ name: 'dark', density: 'default' }));
    expect(host?.cssVar).toEqual(subApp?.cssVar);
    [0, 1].forEach((place) =>
      expect((host?.algorithm as unknown[])[place]).toBe((subApp?.algorithm as unknown[])[place]),
    );
  });

  it('has lower controls in the compact density, with the same type and paddings', () => {
    const { controlHeight, fontSize, paddingSM } = theme.getDesignToken(
      antdTheme({ name: 'light', density: 'compact' }),
    );
    expect(controlHeight).toBe(sizes.controlCompact);
    expect([fontSize, paddingSM]).toEqual([14, 12]);
  });
});
