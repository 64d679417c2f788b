import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useServices, useTranslate } from '@/app-context/services';
import type { Observed } from '@/engine';
import { IconButton } from '@/ui/IconButton';
import { layersOver } from '../../layers/layerStack';
import { useNotices } from '../../runtime/contexts';
import { useDispatch, useWorkspaceState } from '../../store/workspaceStore';
import { CostPanel } from '../../support/CostPanel';
import { loadObserved, observeRequests, startRecording } from '../../support/recordings';
import { useHeaderPanel } from '../header-panel/useHeaderPanel';
import styles from './DeveloperMark.module.css';

/**
 * Shows that developer mode is on, and records pages meanwhile. Its panel shows what the page in front costs. While a
 * dialog is open the header is inert, so that the mark stands above the dialog.
 */
export function DeveloperMark() {
  const { developerMode, i18n } = useServices();
  const { offerUndo, report } = useNotices();
  const dispatch = useDispatch();
  const hasDialogs = useWorkspaceState(({ layers }) => layersOver(layers, null).length > 0);
  const t = useTranslate();
  const { opener, isOpen, toggle, dismiss, close, handleBlur } = useHeaderPanel();
  const [observed, setObserved] = useState<Observed>();

  useEffect(() => {
    i18n.loadNamespaces('support').catch(report);
    const started = startRecording({ now: () => performance.now(), time: Date.now, observeRequests });
    started.then(loadObserved).then(setObserved).catch(report);
    return () => void started.then((stop) => stop()).catch(report);
  }, [i18n, report]);

  const handleLeave = () => {
    developerMode.set(false);
    offerUndo(t('support.left'), () => developerMode.set(true));
  };
  const mark = (
    <div
      className={`${styles.place} ${hasDialogs ? styles.above : ''}`}
      data-above-dialogs={hasDialogs || undefined}
      onBlur={handleBlur}
    >
      <IconButton
        ref={opener}
        label={t('support.mark')}
        className={styles.mark}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        DEV
      </IconButton>
      {isOpen && observed && (
        <CostPanel
          observed={observed}
          opener={opener}
          onClose={close}
          onDismiss={dismiss}
          onReopen={hasDialogs ? undefined : () => void dispatch({ type: 'tabs/refresh' })}
          onLeave={handleLeave}
        />
      )}
    </div>
  );
  return hasDialogs ? createPortal(mark, document.body) : mark;
}
