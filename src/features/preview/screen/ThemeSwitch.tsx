import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useTranslate } from '@/app-context/services';
import { IconButton } from '@/ui/IconButton';
import { useObservable } from '@/ui/useObservable';
import type { Theme } from '@/workspace/theme/createTheme';

/** Switches between the light and the dark theme, so that a page can be checked in both. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const t = useTranslate();
  const isDark = useObservable(theme).name === 'dark';
  const label = t(isDark ? 'workspace.theme.toLight' : 'workspace.theme.toDark');
  return (
    <IconButton label={label} onClick={() => theme.change({ mode: isDark ? 'light' : 'dark' })}>
      {isDark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
    </IconButton>
  );
}
