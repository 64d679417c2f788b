import { EyeOutlined } from '@ant-design/icons';
import { Button } from '@/ui/Button';
import { useObservable } from '@/ui/useObservable';
import { useTranslate } from '@/app-context/services';
import type { Theme } from '@/workspace/theme/createTheme';
import { usePreviewRuntime } from '../createPreviewRuntime';
import styles from './Banner.module.css';
import { ConnectionState } from './ConnectionState';
import { AppearanceSwitches } from './AppearanceSwitches';
import { ModeSwitch } from './ModeSwitch';
import { PairingCode } from './PairingCode';

/** The header of the preview: connection, pairing code or disconnect button, mode, language and theme. */
export function Banner({ theme }: { theme: Theme }) {
  const t = useTranslate();
  const { preview } = usePreviewRuntime();
  const { paired } = useObservable(preview.pairing);
  return (
    <header className={styles.banner}>
      <h1 className={styles.title}>
        <EyeOutlined aria-hidden /> {t('preview.title')}
      </h1>
      <ConnectionState />
      {paired ? (
        <Button size="middle" onClick={preview.disconnect}>
          {t('preview.disconnect')}
        </Button>
      ) : (
        <PairingCode />
      )}
      <ModeSwitch />
      <AppearanceSwitches theme={theme} />
    </header>
  );
}
