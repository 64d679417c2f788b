import { QRCodeSVG } from '@rc-component/qrcode';
import { useTranslate } from '@/app-context/services';
import styles from './QrImage.module.css';

const SIZE_PX = 184;

export interface QrImageProps {
  /** The content of the code; undefined while it is loading. */
  content: string | undefined;
  /** The code is scanned or no longer valid. */
  isDimmed: boolean;
}

/** The code to scan. It is black on white in both themes, because scanners need that. */
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
