import { CloseOutlined, HomeOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '../services-context/useTranslate';
import styles from './TabItem.module.css';
import { panelElementId, tabElementId } from './tabIds';
import type { Tab } from './tabMachine';

export interface TabItemProps {
  tab: Tab;
  isHome: boolean;
  isActive: boolean;
  onActivate(): void;
  onClose(): void;
  onCloseOthers(): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function TabItem({ tab, isHome, isActive, onActivate, onClose, onCloseOthers, onKeyDown }: TabItemProps) {
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const name = t(tab.name);

  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isActive]);

  const items = [
    { key: 'others', label: t('workspace.tab.closeOthers') },
    ...(isHome ? [] : [{ key: 'current', label: t('workspace.tab.closeCurrent') }]),
  ];

  return (
    <Dropdown trigger={['contextMenu']} menu={{ items, onClick: ({ key }) => (key === 'others' ? onCloseOthers() : onClose()) }}>
      <div ref={element} className={`${styles.item} ${isActive ? styles.active : ''}`}>
        <button
          type="button"
          role="tab"
          id={tabElementId(tab.key)}
          className={styles.tab}
          aria-selected={isActive}
          aria-controls={tab.viewId === null ? undefined : panelElementId(tab.key)}
          aria-label={tab.isDirty ? t('workspace.tab.unsaved', { name }) : name}
          title={name}
          tabIndex={isActive ? 0 : -1}
          onClick={onActivate}
          onKeyDown={onKeyDown}
          onAuxClick={(event) => event.button === 1 && !isHome && onClose()}
        >
          {isHome ? <HomeOutlined /> : <span className={styles.name}>{name}</span>}
          {tab.isDirty && <span className={styles.dirty} aria-hidden="true" />}
        </button>
        {!isHome && (
          <button type="button" className={styles.close} aria-label={t('workspace.tab.close', { name })} onClick={onClose}>
            <CloseOutlined />
          </button>
        )}
      </div>
    </Dropdown>
  );
}
