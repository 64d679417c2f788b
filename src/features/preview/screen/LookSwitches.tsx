import { MoonOutlined, SunOutlined, TranslationOutlined } from '@ant-design/icons';
import { useObservable } from '@/ui/useObservable';
import { HeaderMenu } from '@/workspace/layout/header/HeaderMenu';
import { LANGUAGE_CHOICES } from '@/workspace/layout/header/languageChoices';
import { useServices, useTranslate } from '@/app-context/services';
import type { Theme } from '@/workspace/theme/createTheme';
import { useRoom } from '../PreviewContext';
import styles from './Banner.module.css';

/** A page is looked at in each language and in both themes. */
export function LookSwitches({ theme }: { theme: Theme }) {
  const t = useTranslate();
  const { i18n } = useServices();
  const { notices } = useRoom();
  const isDark = useObservable(theme).name === 'dark';
  const label = t(isDark ? 'workspace.theme.toLight' : 'workspace.theme.toDark');
  const handleLanguage = (key: string) => {
    const language = LANGUAGE_CHOICES.find((choice) => choice.key === key)?.key;
    if (language) i18n.setLanguage(language).catch(notices.report);
  };
  return (
    <div className={styles.look}>
      <HeaderMenu
        label={t('workspace.language')}
        items={[...LANGUAGE_CHOICES]}
        selectedKey={useObservable(i18n.language)}
        onSelect={handleLanguage}
      >
        <TranslationOutlined aria-hidden />
      </HeaderMenu>
      <button
        type="button"
        className={styles.icon}
        aria-label={label}
        title={label}
        onClick={() => theme.change({ name: isDark ? 'light' : 'dark' })}
      >
        {isDark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
      </button>
    </div>
  );
}
