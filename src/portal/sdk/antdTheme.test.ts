import { theme } from 'antd';
import { colors } from '../../common/theme/tokens';
import { antdTheme } from './antdTheme';

describe('the theme of antd widgets', () => {
  it.each(['light', 'dark'] as const)('follows the product in the %s theme', (name) => {
    const token = theme.getDesignToken(antdTheme({ name, density: 'default' }));
    expect(token.colorPrimary).toBe(colors[name].accent);
    expect(token.colorBgContainer).toBe(colors[name].surface);
    // antd draws its focus rings with it.
    expect(token.colorPrimaryBorder).toBe(colors[name].accent);
    expect(token.controlHeight).toBe(32);
  });

  it('has smaller controls in the compact density', () => {
    const token = theme.getDesignToken(antdTheme({ name: 'light', density: 'compact' }));
    expect(token.controlHeight).toBeLessThan(32);
  });
});
