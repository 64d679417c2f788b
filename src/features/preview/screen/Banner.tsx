import { EyeOutlined } from '@ant-design/icons';
import { Button } from '@/ui/Button';
import { useObservable } from '@/ui/useObservable';
import { useTranslate } from '@/app-context/services';
import { LanguageSwitch } from '@/workspace/layout/header/LanguageSwitch';
import type { Theme } from '@/workspace/theme/createTheme';
import { usePreviewRuntime } from '../createPreviewRuntime';
import { OpenCapsule } from '../capsule/OpenCapsule';
import styles from './Banner.module.css';
import { ConnectionState } from './ConnectionState';
import { ModeSwitch } from './ModeSwitch';
import { PairingCode } from './PairingCode';
import { ThemeSwitch } from './ThemeSwitch';

/**
 * The header of the preview: mode, language and theme, and who may send pages. The code for senders is left out while
 * a page is being written; its theme is then chosen beside it.
 */
export function Banner({ theme }: { theme: Theme }) {
  const t = useTranslate();
  const { preview, mode, notices } = usePreviewRuntime();
  const { paired } = useObservable(preview.pairing);
  const isWriting = useObservable(mode) === 'editor';
  return (
    <header className={styles.banner}>
      <h1 className={styles.title}>
        <EyeOutlined aria-hidden /> {t('preview.title')}
      </h1>
      <ModeSwitch />
      {(paired || !isWriting) && <ConnectionState />}
      {paired && (
        <Button size="middle" onClick={preview.disconnect}>
          {t('preview.disconnect')}
        </Button>
      )}
      {!paired && !isWriting && <PairingCode />}
      <div className={styles.switches}>
        <OpenCapsule />
        <LanguageSwitch onFailure={notices.report} />
        {!isWriting && <ThemeSwitch theme={theme} />}
      </div>
    </header>
  );
}
