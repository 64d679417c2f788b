import type { ThemeConfig } from 'antd';
import { useMemo } from 'react';
import { useMediaQuery } from '../../ui/useMediaQuery';
import type { ThemeState } from '../contract/portal';
import { antdTheme } from './antdTheme';

/** The theme for antd's ConfigProvider in host and sub-apps. It has no motion if the system prefers reduced motion. */
export function useAntdTheme(state: ThemeState): ThemeConfig {
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useMemo(() => {
    const theme = antdTheme(state);
    return isMotionReduced ? { ...theme, token: { ...theme.token, motion: false } } : theme;
  }, [state, isMotionReduced]);
}
