import { useServices, useTranslate } from '@/app-context/services';
import { IconButton } from '@/ui/IconButton';
import { useObservable } from '@/ui/useObservable';
import { useNotices } from '../../runtime/contexts';
import styles from './DeveloperMark.module.css';

/** Shows that developer mode is on; pressing it ends the mode, which can be undone. */
export function DeveloperMark() {
  const { developerMode } = useServices();
  const { offerUndo } = useNotices();
  const t = useTranslate();
  if (!useObservable(developerMode)) return null;
  const handleLeave = () => {
    developerMode.set(false);
    offerUndo(t('workspace.developer.left'), () => developerMode.set(true));
  };
  return (
    <IconButton label={t('workspace.developer.leave')} className={styles.mark} onClick={handleLeave}>
      DEV
    </IconButton>
  );
}
