import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useTranslate } from '@/app-context/services';
import { IconButton } from '@/ui/IconButton';
import { useObservable } from '@/ui/useObservable';
import { LanguageSwitch } from '@/workspace/layout/header/LanguageSwitch';
import type { Theme } from '@/workspace/theme/createTheme';
import { usePreviewRuntime } from '../createPreviewRuntime';
import styles from './Banner.module.css';

/** Switches language and theme of the preview, so that a page can be checked in each. */
export function AppearanceSwitches({ theme }: { theme: Theme }) {
  const t = useTranslate();
  const { notices } = usePreviewRuntime();
  const isDark = useObservable(theme).name === 'dark';
  const label = t(isDark ? 'workspace.theme.toLight' : 'workspace.theme.toDark');
  return (
    <div className={styles.switches}>
      <LanguageSwitch onFailure={notices.report} />
      <IconButton label={label} onClick={() => theme.change({ mode: isDark ? 'light' : 'dark' })}>
        {isDark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
      </IconButton>
    </div>
  );
}
