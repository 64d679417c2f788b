import { useEffect } from 'react';
import { useServices } from '@/app-context/services';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { isLanguage } from '@/common/languages';
import { useObservable } from '@/ui/useObservable';
import { THEME_MODES } from '@/workspace/theme/createTheme';
import type { Theme } from '@/workspace/theme/createTheme';
import { usePreviewRuntime } from '../createPreviewRuntime';
import { LastPage } from '../screen/LastPage';
import { FRAME_READY } from '../sources/playgroundSource';

/** The preview inside the playground: only the page, in the language and the theme of the window around it. */
export function FramedPreview({ theme }: { theme: Theme }) {
  const { environment, notices, preview } = usePreviewRuntime();
  const { i18n } = useServices();
  const page = useObservable(preview.page);

  useEffect(() => environment.tellParent(FRAME_READY), [environment]);
  useEffect(() => {
    // The browser tells a window of changes that another one of the same origin makes.
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      const mode = THEME_MODES.find((known) => known === newValue);
      if (key === STORAGE_KEYS.theme && mode) theme.change({ mode });
      if (key === STORAGE_KEYS.language && isLanguage(newValue)) i18n.setLanguage(newValue).catch(notices.report);
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [theme, i18n, notices]);

  return page && <LastPage page={page} />;
}
