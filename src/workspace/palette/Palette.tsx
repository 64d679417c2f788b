import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useObservable } from '@/ui/useObservable';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { useTranslate } from '@/app-context/services';
import { isOfInputMethod } from './isOfInputMethod';
import type { MenuPage } from './menuPages';
import { isMoveKey, moveSelection, selectedPath } from './moveSelection';
import styles from './Palette.module.css';
import { PaletteEmpty } from './PaletteEmpty';
import { PaletteHints } from './PaletteHints';
import { PaletteList } from './PaletteList';
import { FAVOURITE_LETTER, isShortcut } from './shortcut';
import { usePaletteGroups } from './usePaletteGroups';

export interface PaletteProps {
  /** What was typed before this was drawn. */
  typed: string;
  onOpenPage(page: MenuPage): void;
  onClose(): void;
}

/** Finds a page of the menu and opens it: a modal dialog of one input and a list. */
export function Palette({ typed, onOpenPage, onClose }: PaletteProps) {
  const t = useTranslate();
  const { memory } = useWorkspace().palette;
  const favourites = useObservable(memory.favourites);
  const [query, setQuery] = useState(typed);
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState('');
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
    setSaid('');
  };
  const handleFavourite = (path: string) => {
    const name = entries.find(({ page }) => page.path === path)?.title ?? '';
    setSaid(
      t(favourites.includes(path) ? 'workspace.palette.favouriteRemoved' : 'workspace.palette.favouriteAdded', {
        name,
      }),
    );
    setChosen(path);
    memory.toggleFavourite(path);
  };
  const handleOpen = (path: string | undefined) => {
    const entry = entries.find(({ page }) => page.path === path);
    if (entry) onOpenPage(entry.page);
  };
  /** The one stop besides the input. */
  const star = () => frame.current?.querySelector<HTMLElement>('[data-selected="true"]');
  /** Whatever the mouse does, the keyboard stays where it is. */
  const handleMouseDown = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
    else if (event.target !== input.current) event.preventDefault();
  };
  const handleKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (isOfInputMethod(event)) return;
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
    <div className={styles.overlay} onMouseDown={handleMouseDown}>
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
          <button
            type="button"
            className={styles.close}
            tabIndex={-1}
            aria-label={t('workspace.dialog.close')}
            onClick={onClose}
          >
            <CloseOutlined />
          </button>
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
          {said || (query.trim() !== '' && t('workspace.palette.found', { count: entries.length }))}
        </p>
      </div>
    </div>
  );
}
