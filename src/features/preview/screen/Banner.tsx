import { EyeOutlined } from '@ant-design/icons';
import { useObservable } from '@/ui/useObservable';
import { useTranslate } from '@/app-context/services';
import type { Theme } from '@/workspace/theme/createTheme';
import { useRoom } from '../PreviewContext';
import styles from './Banner.module.css';
import { ConnectionState } from './ConnectionState';
import { LookSwitches } from './LookSwitches';
import { ModeSwitch } from './ModeSwitch';
import { PairingCode } from './PairingCode';

/** Says all the time that this is the preview, whose page is shown, and lets the person end it. */
export function Banner({ theme }: { theme: Theme }) {
  const t = useTranslate();
  const { preview } = useRoom();
  const { paired } = useObservable(preview.pairing);
  return (
    <header className={styles.banner}>
      <h1 className={styles.title}>
        <EyeOutlined aria-hidden /> {t('preview.title')}
      </h1>
      <ConnectionState />
      {paired ? (
        <button type="button" className={styles.button} onClick={preview.disconnect}>
          {t('preview.disconnect')}
        </button>
      ) : (
        <PairingCode />
      )}
      <ModeSwitch />
      <LookSwitches theme={theme} />
    </header>
  );
}
