import { abbreviate } from '@atrium/common/menu/abbreviate';
import { chooseIcon } from '@atrium/common/menu/chooseIcon';
import { filterMenu } from '@atrium/common/menu/filterMenu';
import { MENU } from '@atrium/common/constants/workspace';
import type { Language } from '@atrium/common/languages';
import { useT } from '@atrium/portal/sdk';
import { LoadFailure, MenuIcon, Skeleton } from '@atrium/portal/ui';
import { Form, Radio } from 'antd';
import { useId, useState } from 'react';
import type { MenuItem } from '../../api/menu';
import styles from './MenuPreview.module.css';
import { PreviewedPositionField } from './PreviewedPositionField';
import { firstItems, MOST_ITEMS, titleIn } from './rules/menuItems';
import type { PreviewedPosition } from './usePreviewedPosition';

interface Props {
  /** With the unsaved changes. */
  items: readonly MenuItem[];
  position: PreviewedPosition;
  language: Language;
}

/** The side menu as a position sees it, expanded or collapsed (shell spec §2). */
export function MenuPreview({ items, position, language }: Props) {
  const t = useT();
  const id = useId();
  const [isCollapsed, setIsCollapsed] = useState(false);
  const { hasFunction, error } = position;
  const shown = hasFunction && firstItems(filterMenu(items, hasFunction), MOST_ITEMS);
  return (
    <section className={styles.frame} aria-label={t('admin.menu.preview.of')}>
      <Form component="div" layout="vertical">
        <Form.Item htmlFor={id} label={t('admin.menu.preview.position')} className={styles.field}>
          <PreviewedPositionField id={id} position={position} />
        </Form.Item>
      </Form>
      <Radio.Group
        size="small"
        optionType="button"
        aria-label={t('admin.menu.preview.look')}
        value={isCollapsed}
        options={[
          { value: false, label: t('admin.menu.preview.expanded') },
          { value: true, label: t('admin.menu.preview.collapsed') },
        ]}
        onChange={({ target }) => setIsCollapsed(target.value as boolean)}
      />
      {error ? (
        <LoadFailure error={error} onRetry={position.retry} />
      ) : !shown ? (
        <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
      ) : shown.length === 0 ? (
        <p className={styles.note}>{t('admin.menu.preview.empty')}</p>
      ) : isCollapsed ? (
        <CollapsedMenu items={shown} language={language} />
      ) : (
        <ul className={styles.menu}>
          {shown.map((item) => (
            <li key={item.id}>
              <div className={styles.item}>
                <ItemIcon item={item} language={language} />
                <span className={styles.title}>{titleIn(item, language)}</span>
              </div>
              {item.children.length > 0 && <Children items={item.children} language={language} />}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('admin.menu.preview.note')}</p>
    </section>
  );
}

interface PartProps {
  items: readonly MenuItem[];
  language: Language;
}

/** The host chooses an icon by the title that it has received, which is in the language of the person. */
const ItemIcon = ({ item, language }: { item: MenuItem; language: Language }) => (
  <MenuIcon {...chooseIcon(item.icon, titleIn(item, language))} />
);

const Children = ({ items, language }: PartProps) => (
  <ul>
    {items.map((child) => (
      <li key={child.id} className={`${styles.item} ${styles.child}`}>
        <span className={styles.title}>{titleIn(child, language)}</span>
      </li>
    ))}
  </ul>
);

/** Icons with abbreviated titles; a group that is pointed at or pressed shows its children beside it. */
function CollapsedMenu({ items, language }: PartProps) {
  const [openId, setOpenId] = useState<string>();
  const open = items.find(({ id }) => id === openId);
  return (
    <div className={styles.collapsed}>
      <ul className={`${styles.menu} ${styles.narrow}`}>
        {items.map((item) => {
          const title = titleIn(item, language);
          const isGroup = item.children.length > 0;
          return (
            <li key={item.id}>
              <button
                type="button"
                className={styles.short}
                title={title}
                aria-label={title}
                {...(isGroup && { 'aria-expanded': item.id === openId })}
                onPointerEnter={() => setOpenId(isGroup ? item.id : undefined)}
                onClick={() => setOpenId(isGroup ? item.id : undefined)}
              >
                <ItemIcon item={item} language={language} />
                <span>{abbreviate(title, MENU.collapsedTitleLength)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {open && (
        <div className={`${styles.menu} ${styles.popover}`}>
          <Children items={open.children} language={language} />
        </div>
      )}
    </div>
  );
}
