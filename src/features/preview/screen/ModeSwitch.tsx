import { Segmented } from 'antd';
import { useObservable } from '@/ui/useObservable';
import { useTranslate } from '@/app-context/services';
import type { Mode } from '../createRoom';
import { useRoom } from '../PreviewContext';
import styles from './Banner.module.css';

/** Between the page that was sent and the one that is written here. */
export function ModeSwitch() {
  const t = useTranslate();
  const room = useRoom();
  const options = [
    { value: 'page', label: t('preview.mode.page') },
    { value: 'editor', label: t('preview.mode.editor') },
  ] as const;
  return (
    <Segmented<Mode>
      className={styles.mode}
      aria-label={t('preview.mode')}
      options={[...options]}
      value={useObservable(room.mode)}
      onChange={room.choose}
    />
  );
}
