import { useObservable } from '@/ui/useObservable';
import { useTranslate } from '@/app-context/services';
import { usePreviewRuntime } from '../createPreviewRuntime';
import { connectionOf } from './connectionOf';
import styles from './Banner.module.css';

/** The paired source and the state of its connection. */
export function ConnectionState() {
  const t = useTranslate();
  const { preview, address } = usePreviewRuntime();
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
