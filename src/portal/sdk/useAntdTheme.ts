import type { ThemeConfig } from 'antd';
import { useMemo } from 'react';
import { useMediaQuery } from '../../ui/useMediaQuery';
import type { ThemeState } from '../contract/portal';
import { antdTheme } from './antdTheme';

/** What host and sub-apps give to their ConfigProvider. Who asked the system for less motion gets none. */
export function useAntdTheme(state: ThemeState): ThemeConfig {
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useMemo(() => {
    const theme = antdTheme(state);
    return isMotionReduced ? { ...theme, token: { ...theme.token, motion: false } } : theme;
  }, [state, isMotionReduced]);
}
