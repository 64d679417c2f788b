import { CloseOutlined, HomeOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { memo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '@/app-context/services';
import { IconButton } from '@/ui/IconButton';
import { isViewUnsaved } from '../close-guard/unsavedModel';
import { useNavigation, useNotices } from '../runtime/contexts';
import { useWorkspaceState } from '../store/workspaceStore';
import { panelElementId, tabElementId } from './tabIds';
import styles from './TabItem.module.css';
import type { Tab } from './tabReducers';

export interface TabItemProps {
  tab: Tab;
  /** Its place; home is 0. */
  index: number;
  isActive: boolean;
  /** Whether there is a closed tab to reopen. */
  canReopen: boolean;
  onKeyDown(event: KeyboardEvent, index: number): void;
}

const MIDDLE_BUTTON = 1;

/** One tab with its context menu. Memoised, so that a change of the active tab renders only two of them. */
export const TabItem = memo(function TabItem({ tab, index, isActive, canReopen, onKeyDown }: TabItemProps) {
  const t = useTranslate();
  const { activate, close, closeOthers, reopen } = useNavigation();
  const { report } = useNotices();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isUnsaved = useWorkspaceState((state) => isViewUnsaved(state, tab.viewId));
  const isHome = index === 0;
  const name = t(tab.title);

  const handleClose = () => void close(tab.key).catch(report);
  const choices: Record<string, () => void> = {
    closeOthers: () => void closeOthers(tab.key).catch(report),
    ...(isHome ? {} : { closeCurrent: handleClose }),
    ...(canReopen ? { reopen } : {}),
  };
  const items = Object.keys(choices).map((key) => ({ key, label: t(`workspace.tab.${key}`) }));

  return (
    <Dropdown
      trigger={['contextMenu']}
      autoFocus
      menu={{ items, onClick: ({ key }) => choices[key]?.() }}
      onOpenChange={setIsMenuOpen}
    >
      <div
        data-tab={tab.key}
        className={`${styles.item} ${isActive ? styles.active : ''} ${isMenuOpen ? styles.marked : ''}`}
      >
        <button
          type="button"
          role="tab"
          id={tabElementId(tab.key)}
          className={styles.tab}
          aria-selected={isActive}
          aria-controls={tab.viewId === null ? undefined : panelElementId(tab.key)}
          aria-label={isUnsaved ? t('workspace.tab.unsaved', { name }) : name}
          title={name}
          tabIndex={isActive ? 0 : -1}
          onClick={() => activate(tab.key)}
          onKeyDown={(event) => onKeyDown(event, index)}
          // Prevents the browser's autoscroll.
          onMouseDown={(event) => event.button === MIDDLE_BUTTON && event.preventDefault()}
          onAuxClick={(event) => event.button === MIDDLE_BUTTON && !isHome && handleClose()}
        >
          {isHome ? <HomeOutlined /> : <span className={styles.name}>{name}</span>}
          {isUnsaved && <span className={styles.dirty} aria-hidden="true" />}
        </button>
        {!isHome && (
          <IconButton
            size="small"
            className={styles.close}
            label={t('workspace.tab.close', { name })}
            onClick={handleClose}
          >
            <CloseOutlined />
          </IconButton>
        )}
      </div>
    </Dropdown>
  );
});
