import { useObservable } from '@/ui/useObservable';
import { useTranslate } from '@/app-context/services';
import { useRoom } from '../PreviewContext';
import { connectionOf } from './connectionOf';
import styles from './Banner.module.css';

/** Who is listened to, and whether the connection stands. */
export function ConnectionState() {
  const t = useTranslate();
  const { preview, address } = useRoom();
  const { state, kind, name = '', isGuessed } = connectionOf(useObservable(preview.pairing));
  const source = kind === undefined ? '' : t(`preview.source.${kind}`, { name });
  const isWrongPort = address.wrongPort !== undefined && state === 'waiting';
  const text = isWrongPort
    ? t('preview.wrongPort', { port: address.wrongPort })
    : t(isGuessed ? 'preview.state.guessed' : `preview.state.${state}`, { source, port: address.port });
  return (
    <p className={styles.state} data-state={isWrongPort ? 'ended' : state} role="status">
      <span className={styles.dot} aria-hidden />
      {text}
    </p>
  );
}
