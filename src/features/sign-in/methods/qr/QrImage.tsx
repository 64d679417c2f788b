import { QRCodeSVG } from '@rc-component/qrcode';
import { useTranslate } from '@/app-context/services';
import styles from './QrImage.module.css';

const SIZE_PX = 184;

export interface QrImageProps {
  /** Undefined while there is none. */
  content: string | undefined;
  /** It need not be scanned any more. */
  isDimmed: boolean;
}

/** The code to scan. Black on white in both themes: scanners want it so. */
export function QrImage({ content, isDimmed }: QrImageProps) {
  const t = useTranslate();
  return (
    <div className={styles.frame}>
      {content !== undefined && (
        <div role="img" aria-label={t('login.qr.image')} className={isDimmed ? styles.dimmed : undefined}>
          <QRCodeSVG value={content} size={SIZE_PX} level="M" aria-hidden />
        </div>
      )}
    </div>
  );
}
