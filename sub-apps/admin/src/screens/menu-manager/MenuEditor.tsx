import { randomId } from '@atrium/common/randomId';
import type { Disposable } from '@atrium/common/disposable';
import { useLanguage, useNarrow, usePortal, useT } from '@atrium/portal/sdk';
import { DraftOffer, Page, PanelContent, SaveFailure, SidePanel } from '@atrium/portal/ui';
import { Alert } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { MenuChoices, MenuItem, StoredMenu } from '../../api/menu';
import { useRights } from '../../kit/useRights';
import { EditorHeader } from './EditorHeader';
import { ItemForm } from './ItemForm';
import { MenuConflict } from './MenuConflict';
import styles from './MenuEditor.module.css';
import { MenuPreview } from './MenuPreview';
import { ReloadNote } from './ReloadNote';
import {
  blankItem,
  findItem,
  flatItems,
  insertItem,
  MOST_ITEMS,
  removeItem,
  titleIn,
  updateItem,
} from './rules/menuItems';
import type { Place } from './rules/menuItems';
import { firstInvalid, hiddenItems, problemsOf } from './rules/menuProblems';
import { ItemTree } from './tree/ItemTree';
import { useMenuEditor } from './useMenuEditor';
import { usePreviewedPosition } from './usePreviewedPosition';

interface Props {
  stored: StoredMenu;
  choices: MenuChoices;
}

/** Edits the menu as a tree beside the form of one item and the preview; on a phone both open over the tree. */
export function MenuEditor({ stored, choices }: Props) {
  const t = useT();
  const language = useLanguage();
  const { message } = usePortal();
  const isNarrow = useNarrow();
  const { edit: canEdit } = useRights('navigationmgr', ['edit']);
  const [selectedId, setSelectedId] = useState(stored.draft.items[0]?.id);
  const [panel, setPanel] = useState<'form' | 'preview'>();
  const [announced, setAnnounced] = useState('');
  const position = usePreviewedPosition();
  const titleField = useRef<HTMLInputElement>(null);
  const [focusCount, setFocusCount] = useState(0);

  const nameOf = (item: MenuItem) => titleIn(item, language) || t('admin.menu.untitled');

  function canSave(items: readonly MenuItem[]): boolean {
    const count = flatItems(items).length;
    if (count > MOST_ITEMS) {
      message.error(t('admin.menu.tooMany', { most: MOST_ITEMS, count }));
      return false;
    }
    const invalid = firstInvalid(items, choices);
    if (!invalid) return true;
    const [problem] = problemsOf(invalid, choices);
    open(invalid.id);
    message.error(t('admin.menu.invalid', { name: nameOf(invalid), reason: t(`admin.menu.problem.${problem?.kind}`) }));
    return false;
  }
  const editing = useMenuEditor(stored, canSave);
  const { items, latest } = editing;
  const selected = findItem(items, selectedId);

  /** Shows the form of an item with the focus in its first field. */
  function open(id: string) {
    setSelectedId(id);
    setPanel('form');
    setFocusCount((count) => count + 1);
  }
  const focusTitle = useEffectEvent(() => titleField.current?.focus());
  useEffect(() => {
    if (focusCount > 0) focusTitle();
  }, [focusCount]);

  /** The notice that a deletion can be undone is about the last change only. */
  const offered = useRef<Disposable>(undefined);
  function change(next: readonly MenuItem[], subject?: string) {
    offered.current?.();
    offered.current = undefined;
    editing.change(next, subject);
  }
  function step(kind: 'undo' | 'redo') {
    offered.current?.();
    offered.current = undefined;
    editing[kind]();
    setAnnounced(t(kind === 'undo' ? 'admin.menu.undone' : 'admin.menu.redone'));
  }

  /** Goes back to the menu as it is stored, which is a step that can be undone. */
  function revert() {
    change(editing.base);
    setAnnounced(t('admin.page.reverted'));
  }
  function add(place: Place) {
    const item = blankItem(randomId());
    change(insertItem(items, item, place));
    open(item.id);
  }
  function remove({ item, siblings, index, parentId }: NonNullable<typeof selected>) {
    change(removeItem(items, item.id));
    setSelectedId((siblings[index + 1] ?? siblings[index - 1])?.id ?? parentId);
    setPanel(undefined);
    const count = item.children.length;
    const text = t(count > 0 ? 'admin.menu.deletedWith' : 'admin.menu.deleted', { name: nameOf(item), count });
    offered.current = message.offerUndo(text, () => {
      undoDeletion.current();
      setSelectedId(item.id);
    });
  }
  /** The notice outlives the render that has shown it. */
  const undoDeletion = useRef<() => void>(() => undefined);
  useEffect(() => {
    undoDeletion.current = () => step('undo');
  });

  function handleKeyDown(event: KeyboardEvent) {
    const isHeld = event.ctrlKey || event.metaKey;
    if (!canEdit || !isHeld || event.altKey) return;
    const key = event.key.toLowerCase();
    const kind = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined;
    if (!kind || isSearchField(event.target)) return;
    event.preventDefault();
    // The notices of the workspace listen to Ctrl-Z as well.
    event.nativeEvent.stopImmediatePropagation();
    if (kind === 'undo' ? editing.canUndo : editing.canRedo) step(kind);
  }

  const form = selected ? (
    <ItemForm
      key={selected.item.id}
      found={selected}
      name={nameOf(selected.item)}
      choices={choices}
      isReadOnly={!canEdit}
      titleField={titleField}
      onChange={(fields, subject) =>
        change(updateItem(items, selected.item.id, fields), subject && `${selected.item.id} ${subject}`)
      }
    />
  ) : (
    <p className={styles.choose}>{t('admin.menu.choose')}</p>
  );
  const preview = <MenuPreview items={items} position={position} language={language} />;
  const closePanel = () => setPanel(undefined);

  return (
    <Page
      head={
        <>
          <EditorHeader
            editing={editing}
            canEdit={canEdit}
            onStep={step}
            onRevert={revert}
            onPreview={isNarrow ? () => setPanel('preview') : undefined}
          />
          <div className={styles.notes}>
            {!canEdit && <Alert type="info" message={t('admin.menu.readOnly')} />}
            {canEdit && (
              <DraftOffer input={editing.input} onRestore={() => editing.bringBack(editing.input.takeOffer())} />
            )}
            {latest && (
              <MenuConflict
                base={editing.base}
                mine={items}
                latest={latest}
                nameOf={nameOf}
                onResolve={(prefer) => editing.resolve(latest, prefer)}
              />
            )}
            {editing.saveError && <SaveFailure error={editing.saveError} />}
            {editing.hasSaved && <ReloadNote />}
          </div>
        </>
      }
      panel={
        isNarrow && (
          <>
            <SidePanel
              title={selected ? t('admin.menu.form', { name: nameOf(selected.item) }) : ''}
              isOpen={panel === 'form' && selected !== undefined}
              onClose={closePanel}
            >
              <PanelContent>{form}</PanelContent>
            </SidePanel>
            <SidePanel title={t('admin.menu.preview.of')} isOpen={panel === 'preview'} onClose={closePanel}>
              <PanelContent>{preview}</PanelContent>
            </SidePanel>
          </>
        )
      }
    >
      <div className={styles.columns} onKeyDown={handleKeyDown}>
        <ItemTree
          items={items}
          selectedId={selected?.item.id}
          hidden={position.hasFunction ? hiddenItems(items, position.hasFunction) : NONE_HIDDEN}
          choices={choices}
          nameOf={nameOf}
          language={language}
          isReadOnly={!canEdit}
          onSelect={setSelectedId}
          onOpen={open}
          onAdd={add}
          onRemove={(id) => {
            const found = findItem(items, id);
            if (found) remove(found);
          }}
          onMove={change}
          onAnnounce={setAnnounced}
        />
        {!isNarrow && (
          <div className={styles.detail}>
            <div className={styles.form}>{form}</div>
            <div className={styles.preview}>{preview}</div>
          </div>
        )}
        <div className={styles.announced} aria-live="polite">
          {announced}
        </div>
      </div>
    </Page>
  );
}

const NONE_HIDDEN: ReturnType<typeof hiddenItems> = new Map();

/** The search of a select has typed text of its own, which the browser undoes. */
const isSearchField = (target: EventTarget) => target instanceof Element && target.closest('.ant-select') !== null;
