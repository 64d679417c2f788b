import type { ThemeConfig } from 'antd';
import { useMemo } from 'react';
import { TOUCH_QUERY } from '../../common/theme/tokens';
import { useMediaQuery } from '../../ui/useMediaQuery';
import type { ThemeState } from '../contract/portal';
import { antdTheme } from './antdTheme';

/** The theme for antd's ConfigProvider in host and sub-apps. It has no motion if the system prefers reduced motion. */
export function useAntdTheme(state: ThemeState): ThemeConfig {
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isTouch = useMediaQuery(TOUCH_QUERY);
  return useMemo(() => {
    const theme = antdTheme(state, isTouch);
    return isMotionReduced ? { ...theme, token: { ...theme.token, motion: false } } : theme;
  }, [state, isMotionReduced, isTouch]);
}
