import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from '@/app-context/services';
import type { SentPage } from '../createPreview';
import { usePreviewRuntime } from '../createPreviewRuntime';
import { FRAME_READY } from '../sources/playgroundSource';
import { scaleOf } from './devices';
import styles from './DeviceFrame.module.css';

/** The preview alone, which takes its pages from the window around it. */
const ADDRESS = '#/preview?framed=1';

interface DeviceFrameProps {
  page: SentPage;
  /** The name of the device. */
  name: string;
  widthPx: number;
}

/**
 * The page in a window of another width, so that media queries, dialogs and popups are those of a device. It is drawn
 * smaller where the pane is narrower.
 */
export function DeviceFrame({ page, name, widthPx }: DeviceFrameProps) {
  const t = useTranslate();
  const { environment } = usePreviewRuntime();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const scale = scaleOf(room.width, widthPx);
  const measure = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const handleMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== environment.origin || source === null || source !== frame.current?.contentWindow) return;
      if ((data as Partial<typeof FRAME_READY> | null)?.type === FRAME_READY.type) setReady(true);
    };
    environment.page.addEventListener('message', handleMessage);
    return () => environment.page.removeEventListener('message', handleMessage);
  }, [environment]);
  useEffect(() => {
    if (!isReady) return;
    const { pageCode: pagecode, protocol, fragments, linkParam: linkparam } = page;
    const message = { type: 'protocol', pagecode, protocol, fragments, linkparam };
    frame.current?.contentWindow?.postMessage(message, environment.origin);
  }, [isReady, page, environment]);

  return (
    <div ref={measure} className={styles.room}>
      <div className={styles.device} style={{ width: widthPx * scale }}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('preview.device.frame', { device: name })}
          src={ADDRESS}
          style={{ width: widthPx, height: room.height / scale, transform: `scale(${scale})` }}
        />
      </div>
      {scale < 1 && <p className={styles.scale}>{t('preview.device.scale', { percent: Math.round(scale * 100) })}</p>}
    </div>
  );
}
