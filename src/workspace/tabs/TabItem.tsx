import { CloseOutlined, HomeOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useIsUnsaved } from '../close-guard/useIsUnsaved';
import { useTranslate } from '@/app-context/services';
import styles from './TabItem.module.css';
import { panelElementId, tabElementId } from './tabIds';
import type { Tab } from './tabReducer';

export interface TabItemProps {
  tab: Tab;
  isHome: boolean;
  isActive: boolean;
  onActivate(): void;
  onClose(): void;
  onCloseOthers(): void;
  /** Missing: nothing was closed. */
  onReopen?: (() => void) | undefined;
  onKeyDown(event: KeyboardEvent): void;
}

/** Pressed, it would start to scroll. */
const MIDDLE_BUTTON = 1;

export function TabItem({
  tab,
  isHome,
  isActive,
  onActivate,
  onClose,
  onCloseOthers,
  onReopen,
  onKeyDown,
}: TabItemProps) {
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const isUnsaved = useIsUnsaved(tab.viewId);
  const name = t(tab.title);

  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isActive]);

  const choices: Record<string, () => void> = {
    closeOthers: onCloseOthers,
    ...(isHome ? {} : { closeCurrent: onClose }),
    ...(onReopen ? { reopen: onReopen } : {}),
  };
  const items = Object.keys(choices).map((key) => ({ key, label: t(`workspace.tab.${key}`) }));

  return (
    <Dropdown trigger={['contextMenu']} autoFocus menu={{ items, onClick: ({ key }) => choices[key]?.() }}>
      <div ref={element} data-tab={tab.key} className={`${styles.item} ${isActive ? styles.active : ''}`}>
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
          onClick={onActivate}
          onKeyDown={onKeyDown}
          onMouseDown={(event) => event.button === MIDDLE_BUTTON && event.preventDefault()}
          onAuxClick={(event) => event.button === MIDDLE_BUTTON && !isHome && onClose()}
        >
          {isHome ? <HomeOutlined /> : <span className={styles.name}>{name}</span>}
          {isUnsaved && <span className={styles.dirty} aria-hidden="true" />}
        </button>
        {!isHome && (
          <button
            type="button"
            className={styles.close}
            aria-label={t('workspace.tab.close', { name })}
            onClick={onClose}
          >
            <CloseOutlined />
          </button>
        )}
      </div>
    </Dropdown>
  );
}
