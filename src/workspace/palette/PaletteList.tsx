import { useId } from 'react';
import { useTranslate } from '@/app-context/services';
import { FavouriteButton } from './FavouriteButton';
import type { PaletteGroup } from './paletteGroups';
import styles from './PaletteList.module.css';
import { PaletteOption } from './PaletteOption';

export interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  selected: string;
  favourites: readonly string[];
  optionId(path: string): string;
  onSelect(path: string): void;
  onOpen(path: string): void;
  onFavourite(path: string): void;
}

/**
 * The list and, beside it, a star for each row. The stars stand outside the listbox because an option may hold no
 * button; fixed heights keep both columns in step. All stars are siblings: one that moves to another group keeps the focus.
 */
export function PaletteList({
  id,
  groups,
  selected,
  favourites,
  optionId,
  onSelect,
  onOpen,
  onFavourite,
}: PaletteListProps) {
  const t = useTranslate();
  const headingId = useId();
  return (
    <div className={styles.scroll}>
      <div role="listbox" id={id} aria-label={t('workspace.palette.list')}>
        {groups.map(({ kind, entries }) => (
          <div key={kind} role="group" aria-labelledby={`${headingId}-${kind}`}>
            <div role="presentation" id={`${headingId}-${kind}`} className={styles.heading}>
              {t(`workspace.palette.${kind}`)}
            </div>
            {entries.map((entry) => (
              <PaletteOption
                key={entry.page.path}
                id={optionId(entry.page.path)}
                entry={entry}
                isSelected={entry.page.path === selected}
                onSelect={() => onSelect(entry.page.path)}
                onOpen={() => onOpen(entry.page.path)}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.stars}>
        {groups.flatMap(({ kind, entries }) => [
          <div key={kind} className={styles.gap} />,
          ...entries.map(({ page, title }) => (
            <FavouriteButton
              key={page.path}
              name={title}
              isFavourite={favourites.includes(page.path)}
              isSelected={page.path === selected}
              onSelect={() => onSelect(page.path)}
              onToggle={() => onFavourite(page.path)}
            />
          )),
        ])}
      </div>
    </div>
  );
}
