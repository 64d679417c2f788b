import { TranslationOutlined } from '@ant-design/icons';
import { useReadable } from '@/portal/react/useReadable';
import { useTranslate } from '../../services-context/useTranslate';
import { useServices } from '../../services-context/useServices';
import { useWorkspace } from '../../runtime/WorkspaceContext';
import { HeaderMenu } from './HeaderMenu';

/** A language names itself, whatever the current one is. */
const OFFERED = [
  { key: 'zh-CN', label: <span lang="zh-CN">简体中文</span> },
  { key: 'en', label: <span lang="en">English</span> },
  { key: 'zh-TW', label: <span lang="zh-TW">繁體中文</span> },
] as const;

export function LanguageSwitch() {
  const { i18n } = useServices();
  const { notices } = useWorkspace();
  const t = useTranslate();
  const handleSelect = (key: string) => {
    const language = OFFERED.find((offered) => offered.key === key)?.key;
    if (language) i18n.setLanguage(language).catch(notices.report);
  };
  return (
    <HeaderMenu label={t('workspace.language')} items={[...OFFERED]} selectedKey={useReadable(i18n.language)} onSelect={handleSelect}>
      <TranslationOutlined />
    </HeaderMenu>
  );
}
