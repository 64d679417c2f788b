import { TranslationOutlined } from '@ant-design/icons';
import { useServices, useTranslate } from '@/app-context/services';
import { isLanguage, LANGUAGE_CODES, LANGUAGES } from '@/common/languages';
import { useObservable } from '@/ui/useObservable';
import { MenuButton } from '../MenuButton';

const ITEMS = LANGUAGE_CODES.map((language) => ({
  key: language,
  label: <span lang={LANGUAGES[language].tag}>{LANGUAGES[language].name}</span>,
}));

/** The menu of interface languages. `onFailure` receives the error when the texts cannot be loaded. */
export function LanguageSwitch({ onFailure }: { onFailure(error: unknown): void }) {
  const { i18n } = useServices();
  const t = useTranslate();
  const handleSelect = (key: string) => {
    if (isLanguage(key)) i18n.setLanguage(key).catch(onFailure);
  };
  return (
    <MenuButton
      label={t('workspace.language')}
      items={ITEMS}
      selectedKey={useObservable(i18n.language)}
      onSelect={handleSelect}
    >
      <TranslationOutlined aria-hidden />
    </MenuButton>
  );
}
