import { TranslationOutlined } from '@ant-design/icons';
import { LANGUAGE_CHOICES } from '@/app-context/languageChoices';
import { useServices, useTranslate } from '@/app-context/services';
import { useObservable } from '@/ui/useObservable';
import { HeaderMenu } from './HeaderMenu';

const ITEMS = LANGUAGE_CHOICES.map(({ language, name, htmlLang }) => ({
  key: language,
  label: <span lang={htmlLang}>{name}</span>,
}));

/** The menu of interface languages. `onFailure` receives the error when the texts cannot be loaded. */
export function LanguageSwitch({ onFailure }: { onFailure(error: unknown): void }) {
  const { i18n } = useServices();
  const t = useTranslate();
  const handleSelect = (key: string) => {
    const choice = LANGUAGE_CHOICES.find(({ language }) => language === key);
    if (choice) i18n.setLanguage(choice.language).catch(onFailure);
  };
  return (
    <HeaderMenu
      label={t('workspace.language')}
      items={ITEMS}
      selectedKey={useObservable(i18n.language)}
      onSelect={handleSelect}
    >
      <TranslationOutlined aria-hidden />
    </HeaderMenu>
  );
}
