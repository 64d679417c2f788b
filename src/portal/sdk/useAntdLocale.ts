import zhCN from 'antd/locale/zh_CN';
import { useEffect, useState } from 'react';
import type { Language } from '../contract/portal';

type AntdLocale = typeof zhCN;

const LOADERS: Record<Exclude<Language, 'zh-CN'>, () => Promise<{ default: AntdLocale }>> = {
  en: () => import('antd/locale/en_US'),
  'zh-TW': () => import('antd/locale/zh_TW'),
  other: () => import('antd/locale/ja_JP'),
};

/** antd's locale of a language; Chinese until it is loaded. */
export function useAntdLocale(language: Language): AntdLocale {
  const [loaded, setLoaded] = useState<{ language: Language; locale: AntdLocale }>({ language: 'zh-CN', locale: zhCN });

  useEffect(() => {
    if (language === 'zh-CN') return undefined;
    let isCurrent = true;
    LOADERS[language]().then(
      ({ default: locale }) => isCurrent && setLoaded({ language, locale }),
      (error: unknown) => console.error(`antd's texts for ${language} did not load`, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);

  return loaded.language === language ? loaded.locale : zhCN;
}
