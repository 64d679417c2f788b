import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '@/app-context/services';
import { IconButton } from '@/ui/IconButton';
import { MenuIcon } from '@/ui/MenuIcon';
import type { PaletteEntry, PaletteGroup } from './paletteGroups';
import styles from './PaletteList.module.css';

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
 * The listbox and a column of star buttons. The stars are outside the listbox, because an option must not contain a
 * button; fixed heights align both. All stars are siblings, so that a star keeps the focus when its page changes group.
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
      <div role="listbox" id={id} aria-label={t('palette.list')}>
        {groups.map(({ kind, entries }) => (
          <div key={kind} role="group" aria-labelledby={`${headingId}-${kind}`}>
            <div role="presentation" id={`${headingId}-${kind}`} className={styles.heading}>
              {t(`palette.${kind}`)}
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

interface PaletteOptionProps {
  id: string;
  entry: PaletteEntry;
  isSelected: boolean;
  onSelect(): void;
  onOpen(): void;
}

/** One page in the list. */
function PaletteOption({ id, entry: { page, title, marks }, isSelected, onSelect, onOpen }: PaletteOptionProps) {
  const t = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);

  return (
    <div
      ref={row}
      role="option"
      id={id}
      aria-selected={isSelected}
      className={styles.option}
      onMouseMove={onSelect}
      onClick={onOpen}
    >
      <MenuIcon {...page.icon} />
      <span className={styles.title}>
        <MarkedText text={title} marks={marks} />
      </span>{' '}
      {page.group !== undefined && <span className={styles.group}>{t(page.group)}</span>}
    </div>
  );
}

/** A text with the characters at these indexes marked. Adjacent ones share one mark. */
function MarkedText({ text, marks }: { text: string; marks: readonly number[] }) {
  const marked = new Set(marks);
  const runs: { start: number; text: string }[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const last = runs.at(-1);
    if (last && marked.has(index) === marked.has(index - 1)) last.text += text[index];
    else runs.push({ start: index, text: text[index] ?? '' });
  }
  return runs.map((run) =>
    marked.has(run.start) ? <mark key={run.start}>{run.text}</mark> : <span key={run.start}>{run.text}</span>,
  );
}

interface FavouriteButtonProps {
  /** Title of the page. */
  name: string;
  isFavourite: boolean;
  /** Only the star of the selected row is reached with the Tab key. */
  isSelected: boolean;
  onSelect(): void;
  onToggle(): void;
}

/** Adds a page to the favourites, or removes it. */
function FavouriteButton({ name, isFavourite, isSelected, onSelect, onToggle }: FavouriteButtonProps) {
  const t = useTranslate();
  const label = t(isFavourite ? 'palette.unfavourite' : 'palette.favourite', { name });
  return (
    <IconButton
      className={styles.star}
      label={label}
      aria-pressed={isFavourite}
      tabIndex={isSelected ? 0 : -1}
      data-selected={isSelected}
      onMouseMove={onSelect}
      onClick={onToggle}
    >
      {isFavourite ? <StarFilled /> : <StarOutlined />}
    </IconButton>
  );
}
