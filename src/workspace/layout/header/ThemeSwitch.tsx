import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useObservable } from '@/ui/useObservable';
import { useTheme } from '../../runtime/contexts';
import { useTranslate } from '@/app-context/useTranslate';
import styles from './HeaderMenu.module.css';

export function ThemeSwitch() {
  const t = useTranslate();
  const theme = useTheme();
  const isDark = useObservable(theme).name === 'dark';
  const label = t(isDark ? 'workspace.theme.toLight' : 'workspace.theme.toDark');
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => theme.change({ name: isDark ? 'light' : 'dark' })}
    >
      {isDark ? <SunOutlined /> : <MoonOutlined />}
    </button>
  );
}
