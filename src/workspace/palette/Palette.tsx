import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslate } from '@/app-context/services';
import { IconButton } from '@/ui/IconButton';
import { isComposing } from '@/ui/isComposing';
import { useDispatch, useWorkspaceState } from '../store/workspaceStore';
import type { MenuPage } from './menuPages';
import { isMoveKey, moveSelection, selectedPath } from './moveSelection';
import styles from './Palette.module.css';
import { PaletteList } from './PaletteList';
import { FAVOURITE_LETTER, isShortcut, shortcutLabel } from '../shortcuts/shortcut';
import { usePaletteGroups } from './usePaletteGroups';

export interface PaletteProps {
  /** The text that was typed while the palette was loading. */
  typed: string;
  onOpenPage(page: MenuPage): void;
  onClose(): void;
}

/** The page palette: a modal dialog with an input and the list of matching pages of the menu. */
export function Palette({ typed, onOpenPage, onClose }: PaletteProps) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const favourites = useWorkspaceState(({ palette }) => palette.favourites);
  const [query, setQuery] = useState(typed);
  const [chosen, setChosen] = useState<string>();
  const [statusText, setStatusText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const listId = useId();

  const groups = usePaletteGroups(query);
  const entries = groups.flatMap((group) => group.entries);
  const paths = entries.map(({ page }) => page.path);
  const selected = selectedPath(paths, chosen);
  const optionId = (path: string) => `${listId}-${paths.indexOf(path)}`;

  useEffect(() => input.current?.focus(), []);

  const handleQuery = (text: string) => {
    setQuery(text);
    setChosen(undefined);
    setStatusText('');
  };
  const handleFavourite = (path: string) => {
    const name = entries.find(({ page }) => page.path === path)?.title ?? '';
    setStatusText(
      t(favourites.includes(path) ? 'palette.favouriteRemoved' : 'palette.favouriteAdded', {
        name,
      }),
    );
    setChosen(path);
    dispatch({ type: 'palette/toggleFavourite', payload: path });
  };
  const handleOpen = (path: string | undefined) => {
    const entry = entries.find(({ page }) => page.path === path);
    if (entry) onOpenPage(entry.page);
  };
  /** The star of the selected row, which is the only other tab stop. */
  const star = () => frame.current?.querySelector<HTMLElement>('[data-selected="true"]');
  /** Keeps the focus on a mouse press; a press on the overlay closes the palette. */
  const handleMouseDown = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
    else if (event.target !== input.current) event.preventDefault();
  };
  const handleKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (isComposing(event)) return;
    if (key === 'Escape') onClose();
    else if (key === 'Enter' && event.target === input.current) handleOpen(selected);
    else if (isShortcut(event, FAVOURITE_LETTER)) {
      if (selected !== undefined && !event.repeat) handleFavourite(selected);
    } else if (key === 'Tab') (event.target === input.current ? star() : input.current)?.focus();
    else if (isMoveKey(key) && !event.shiftKey) {
      input.current?.focus();
      setChosen(moveSelection(paths, selected, key));
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.overlay} data-overlay onMouseDown={handleMouseDown}>
      <div
        ref={frame}
        role="dialog"
        aria-modal="true"
        aria-label={t('workspace.palette')}
        className={styles.palette}
        onKeyDown={handleKey}
      >
        <div className={styles.search}>
          <SearchOutlined aria-hidden />
          <input
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            className={styles.input}
            aria-label={t('workspace.palette')}
            placeholder={t('workspace.palette.placeholder')}
            aria-autocomplete="list"
            aria-expanded={entries.length > 0}
            {...(selected === undefined
              ? {}
              : { 'aria-controls': listId, 'aria-activedescendant': optionId(selected) })}
            value={query}
            onChange={({ target }) => handleQuery(target.value)}
          />
          <IconButton className={styles.close} tabIndex={-1} label={t('workspace.dialog.close')} onClick={onClose}>
            <CloseOutlined />
          </IconButton>
        </div>
        {selected === undefined ? (
          <PaletteEmpty query={query} />
        ) : (
          <PaletteList
            id={listId}
            groups={groups}
            selected={selected}
            favourites={favourites}
            optionId={optionId}
            onSelect={setChosen}
            onOpen={handleOpen}
            onFavourite={handleFavourite}
          />
        )}
        <PaletteHints />
        <p role="status" className={styles.status}>
          {statusText || (query.trim() !== '' && t('palette.found', { count: entries.length }))}
        </p>
      </div>
    </div>
  );
}

/** Shown when nothing matches or the menu contains no page. */
function PaletteEmpty({ query }: { query: string }) {
  const t = useTranslate();
  const sought = query.trim();
  return (
    <div className={styles.empty}>
      <strong>{sought === '' ? t('workspace.empty.title') : t('palette.nothing', { query: sought })}</strong>
      <span>{t(sought === '' ? 'workspace.empty.hint' : 'palette.nothingHint')}</span>
    </div>
  );
}

/** The keys of the palette, visible only: assistive technology reads them from the roles. */
function PaletteHints() {
  const t = useTranslate();
  const hints = [
    ['↑ ↓', 'palette.key.move'],
    ['↵', 'palette.key.open'],
    [shortcutLabel(FAVOURITE_LETTER), 'palette.key.favourite'],
    ['Esc', 'palette.key.close'],
  ] as const;
  return (
    <div className={styles.hints} aria-hidden="true">
      {hints.map(([keys, text]) => (
        <span key={text}>
          <kbd>{keys}</kbd> {t(text)}
        </span>
      ))}
    </div>
  );
}
