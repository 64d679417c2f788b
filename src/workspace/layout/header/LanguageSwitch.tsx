import { TranslationOutlined } from '@ant-design/icons';
import { useObservable } from '@/ui/useObservable';
import { useTranslate } from '@/app-context/useTranslate';
import { useServices } from '@/app-context/useServices';
import { useNotices } from '../../runtime/contexts';
import { HeaderMenu } from './HeaderMenu';
import { LANGUAGE_CHOICES } from './languageChoices';

export function LanguageSwitch() {
  const { i18n } = useServices();
  const { report } = useNotices();
  const t = useTranslate();
  const handleSelect = (key: string) => {
    const language = LANGUAGE_CHOICES.find((choice) => choice.key === key)?.key;
    if (language) i18n.setLanguage(language).catch(report);
  };
  return (
    <HeaderMenu
      label={t('workspace.language')}
      items={[...LANGUAGE_CHOICES]}
      selectedKey={useObservable(i18n.language)}
      onSelect={handleSelect}
    >
      <TranslationOutlined />
    </HeaderMenu>
  );
}
