import { useT } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { MenuItem, StoredMenu } from '../../api/menu';
import { menuChanges } from './rules/mergeMenus';
import type { MenuChange } from './rules/mergeMenus';
import styles from './MenuConflict.module.css';

interface Props {
  /** The menu that the edit started from, the edited one, and the one that is stored now. */
  base: readonly MenuItem[];
  mine: readonly MenuItem[];
  latest: StoredMenu;
  nameOf(item: MenuItem): string;
  /** Continues with the stored menu, with or without the person's own changes on top. */
  onResolve(prefer: 'mine' | 'stored'): void;
}

/** The texts of the fields of an item. */
const FIELD_TEXTS: Readonly<Record<MenuChange['fields'][number], string>> = {
  chinese: 'admin.menu.chinese',
  english: 'admin.menu.english',
  tradChinese: 'admin.menu.tradChinese',
  icon: 'admin.menu.icon',
  pageCode: 'admin.menu.target',
  functionCode: 'admin.menu.function',
};

/** Says who has changed the menu meanwhile and what, and lets the person decide what to continue with. */
export function MenuConflict({ base, mine, latest, nameOf, onResolve }: Props) {
  const t = useT();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
  }, [latest]);
  const own = new Map(menuChanges(base, mine).map((change) => [`${change.kind} ${change.item.id}`, change]));
  const isOfBoth = ({ kind, item, fields }: MenuChange) => {
    const change = own.get(`${kind} ${item.id}`);
    return change !== undefined && (kind === 'moved' || change.fields.some((field) => fields.includes(field)));
  };
  const changes = menuChanges(base, latest.draft.items);
  return (
    <Alert
      type="warning"
      message={
        <div ref={note} tabIndex={-1} className={styles.title}>
          {t('admin.menu.conflict.title', { name: latest.updatedBy, time: dateText(latest.updatedAt) })}
        </div>
      }
      description={
        <>
          {t('admin.menu.conflict.text')}
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={`${change.kind} ${change.item.id}`}>
                {t(`admin.menu.conflict.${change.kind}`, {
                  name: nameOf(change.item),
                  fields: change.fields.map((field) => t(FIELD_TEXTS[field])),
                })}
                {isOfBoth(change) && t('admin.menu.conflict.both')}
              </li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <Button size="small" type="primary" onClick={() => onResolve('mine')}>
              {t('admin.menu.conflict.merge')}
            </Button>
            <Button size="small" onClick={() => onResolve('stored')}>
              {t('admin.menu.conflict.take')}
            </Button>
          </div>
        </>
      }
    />
  );
}
