import { CheckOutlined, DownOutlined } from '@ant-design/icons';
import { useTranslate } from '@/app-context/services';
import { isViewUnsaved } from '../close-guard/unsavedModel';
import { MenuButton } from '../layout/MenuButton';
import { useWorkspaceState } from '../store/workspaceStore';
import tabStyles from './TabItem.module.css';
import styles from './TabListMenu.module.css';
import type { Tab } from './tabReducers';

export interface TabListMenuProps {
  tabs: readonly Tab[];
  activeKey: string | null;
  onSelect(key: string): void;
}

/** The menu of all open pages, shown while their tabs do not fit into the bar. */
export function TabListMenu({ tabs, activeKey, onSelect }: TabListMenuProps) {
  const t = useTranslate();
  const unsaved = useWorkspaceState((state) => state.unsaved);
  const layers = useWorkspaceState((state) => state.layers);
  const items = tabs.map(({ key, title, viewId }) => {
    const name = t(title);
    const isActive = key === activeKey;
    const isUnsaved = isViewUnsaved({ unsaved, layers }, viewId);
    // antd passes these to the element of the item; its types do not name them.
    const radio = {
      role: 'menuitemradio',
      'aria-checked': isActive,
      'aria-label': isUnsaved ? t('workspace.tab.unsaved', { name }) : name,
    };
    return {
      key,
      className: styles.item,
      icon: <CheckOutlined aria-hidden className={isActive ? '' : styles.unchecked} />,
      label: (
        <span className={styles.label}>
          <span className={styles.name}>{name}</span>
          {isUnsaved && <span className={tabStyles.dirty} />}
        </span>
      ),
      ...radio,
    };
  });
  return (
    <MenuButton label={t('workspace.tabs.more')} items={items} onSelect={onSelect} className={styles.button}>
      <DownOutlined aria-hidden />
    </MenuButton>
  );
}
