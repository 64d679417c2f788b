import type { Disposable } from '@/common/disposable';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { CheckSession } from '../session/createCheckSession';
import { createEditWriter } from './editWriter';
import type { EditResults, EditWriter } from './editWriter';
import { findFault, findKnownFault } from './faultWalk';
import type { Direction, FoundFault, GridPlace } from './faultWalk';
import { isChanged, openCell, rejectionOf } from './openCell';
import type { OpenCell } from './openCell';
import { editsBeyond, stopsOf, withEdits } from './unreadEdits';
import type { GridRows } from './useGridRows';

export interface EditorState extends EditResults {
  /** Where the keyboard is. */
  readonly active: GridPlace;
  /** The fault that was last gone to. */
  readonly visited: GridPlace | undefined;
  readonly open: OpenCell | undefined;
  /** Typed while the next cell is looked for in rows that are not read; undefined while none is looked for. */
  readonly waiting: string | undefined;
  /** There was no further fault. What is typed now would replace the content of a cell that is done. */
  readonly isAtEnd: boolean;
  /** The open fault was found from the top again. */
  readonly isWrapped: boolean;
  /** Grows when the focus is to go to the active cell, the open one, or the field for `waiting`. */
  readonly focusRequest: number;
}

export interface FaultEditor extends Pick<EditWriter, 'replaceAlike' | 'restoreAlike'> {
  readonly state: Observable<EditorState>;
  /** Closes what is open and moves to a cell. */
  moveTo(place: GridPlace): void;
  /** Moves to a cell and opens it. @param typed Replaces the content. */
  edit(rows: GridRows, place: GridPlace, typed?: string): void;
  /** The text of the open cell, or of the field for `waiting`. */
  type(text: string): void;
  /** An input method composes a text: no other cell opens before it is done. */
  setComposing(isComposing: boolean): void;
  /**
   * Carries out the open edit and opens the next fault.
   * @param isConfirmed A suggestion is taken without a change, and a correction that is wrong stays open.
   */
  step(rows: GridRows, direction: Direction, isConfirmed: boolean): void;
  /** Opens the first fault after the last visited one, or from the active cell on; after the last one, the first. */
  stepOn(rows: GridRows): void;
  /** Leaves the cell as it was. */
  cancel(): void;
  /** The cell has lost the focus: carries out its edit, if it is still open. */
  leaveCell(place: GridPlace): void;
  /** The field for `waiting` has lost the focus: what was typed goes into the cell that is found, which is not opened. */
  leaveWaiting(): void;
  /** Registers with the session. Dispose to carry out the open edit and to end searches. */
  start(): Disposable;
}

interface WalkOptions {
  /** What follows when there is no further fault. */
  readonly atEnd?: 'stop' | 'wrap';
  /** The walk has started again at the top. */
  readonly isWrapped?: boolean;
}

/** Before the first cell. */
const TOP: GridPlace = { index: 0, column: -1 };

/** A cell whose text was typed before the cell was known. */
interface Entry {
  readonly text: string;
  readonly isConfirmed: boolean;
  readonly direction: Direction;
}

/** Looks for a cell in rows that are not read, and keeps what is typed meanwhile. */
interface Search {
  readonly from: GridPlace;
  /** Cells that were typed to the end. */
  readonly entries: Entry[];
  /** Of the cell after them. */
  text: string;
  /** The person went elsewhere: no cell is opened. */
  isLeft: boolean;
}

/**
 * Edits the cells of one list of faulty rows. No key is lost: the next fault opens in the same event when the rows that
 * the page has read name it; otherwise what is typed is kept until the worker has answered.
 */
export function createFaultEditor(session: CheckSession, sheet: number): FaultEditor {
  const state = createStore<EditorState>({
    active: { index: 0, column: 0 },
    visited: undefined,
    open: undefined,
    waiting: undefined,
    unread: [],
    outcome: undefined,
    isAtEnd: false,
    isWrapped: false,
    focusRequest: 0,
  });
  /** The search whose text is `waiting`. */
  let search: Search | undefined;
  const searches = new Map<Search, Promise<void>>();
  let composition: { readonly done: Promise<void>; end(): void } | undefined;
  let isDisposed = false;

  const isLocked = () => session.state.get().busy > 0;

  function update(changes: Partial<EditorState>): void {
    state.set({ ...state.get(), ...changes });
    const { open } = state.get();
    const isTyped = [...searches.keys()].some(({ entries, text }) => entries.length > 0 || text !== '');
    session.setDrafted(isTyped || (open !== undefined && isChanged(open, false)));
  }

  function focusOn({ index, column }: GridPlace, changes: Partial<EditorState> = {}): void {
    const { focusRequest } = state.get();
    const reset = { open: undefined, isAtEnd: false, isWrapped: false };
    update({ ...reset, ...changes, active: { index, column }, focusRequest: focusRequest + 1 });
  }

  const { write, replaceAlike, restoreAlike } = createEditWriter(session, sheet, { get: state.get, update });

  const openAt = (found: FoundFault, typed?: string) => focusOn(found, { open: openCell(found, typed) });

  /** Carries out the open edit; the cell is closed by what follows. */
  function writeOpen(isConfirmed: boolean): void {
    const { open } = state.get();
    if (open) void write(open, isConfirmed);
  }

  const readRows = (from: number, count: number) => session.rows(sheet, from, count);

  /** Opens the cell that is found; what was typed before goes where it would have gone. */
  async function runSearch(own: Search, count: number, find: () => Promise<FoundFault | undefined>): Promise<void> {
    let last = own.from;
    let found = await find();
    while (found && !isDisposed) {
      const entry = own.entries.shift();
      if (entry) {
        void write(openCell(found, entry.text || undefined), entry.isConfirmed);
        last = found;
        found = await findFault(found, entry.direction, count, readRows);
      } else if (composition && !own.isLeft) await composition.done;
      else break;
    }
    if (search === own) search = undefined;
    searches.delete(own);
    if (isDisposed) return;
    const text = own.text || undefined;
    if (found && !own.isLeft) {
      const { isWrapped = false } = found;
      focusOn(found, { open: openCell(found, text), visited: found, waiting: undefined, isWrapped });
    } else if (!own.isLeft) {
      focusOn(last, { waiting: undefined, isAtEnd: true });
    } else {
      if (found && text) void write(openCell(found, text), false);
      update(!found && text ? { isAtEnd: true } : {});
    }
  }

  function startSearch(from: GridPlace, rows: GridRows, find: () => Promise<FoundFault | undefined>, text = ''): void {
    const own: Search = { from, entries: [], text, isLeft: false };
    search = own;
    searches.set(own, Promise.resolve());
    focusOn(from, { waiting: text });
    searches.set(own, runSearch(own, rows.count ?? 0, find));
  }

  /**
   * Opens the next fault, at once when it is known. Only a walk by the button starts again at the top (`atEnd`): typed keys
   * would go into cells that the person has seen before.
   */
  function walk(
    rows: GridRows,
    from: GridPlace,
    direction: Direction,
    { atEnd = 'stop', isWrapped = false }: WalkOptions = {},
  ): void {
    const { count = 0, revision } = rows;
    const unread = editsBeyond(state.get().unread, revision);
    update({ unread });
    const next = findKnownFault(from, direction, count, (index) => {
      const row = rows.rowAt(index);
      return row && stopsOf(row, unread);
    });
    if (next === undefined && atEnd === 'wrap') return walk(rows, TOP, 1, { isWrapped: true });
    const back = { index: from.index, column: Math.max(0, from.column) };
    if (next === undefined) return focusOn(back, { isAtEnd: true });
    const row = typeof next === 'number' ? undefined : rows.rowAt(next.index);
    if (typeof next === 'number' || !row)
      return startSearch(back, rows, async () => {
        const found = await findFault(from, direction, count, readRows);
        if (found) return { ...found, isWrapped };
        const first = atEnd === 'wrap' ? await findFault(TOP, 1, count, readRows) : undefined;
        return first && { ...first, isWrapped: true };
      });
    const found = { ...next, row: withEdits(row, unread) };
    focusOn(found, { open: openCell(found), visited: next, isWrapped });
  }

  function leaveCell(place: GridPlace): void {
    const { open } = state.get();
    if (!open || place.index !== open.index || place.column !== open.column) return;
    writeOpen(false);
    update({ open: undefined });
  }

  function leaveWaiting(): void {
    if (!search) return;
    search.isLeft = true;
    search = undefined;
    composition?.end();
    update({ waiting: undefined });
  }

  function leave(): void {
    const { open } = state.get();
    if (open) leaveCell(open);
    leaveWaiting();
  }

  async function finish(): Promise<void> {
    leave();
    await Promise.all(searches.values());
  }

  return {
    state,
    moveTo(place) {
      leave();
      focusOn(place);
    },
    edit(rows, place, typed) {
      leave();
      if (isLocked()) return focusOn(place);
      const row = rows.rowAt(place.index);
      if (row) return openAt({ ...place, row: withEdits(row, state.get().unread) }, typed);
      startSearch(
        place,
        rows,
        async () => {
          const [read] = await readRows(place.index, 1);
          return read && { ...place, row: read };
        },
        typed,
      );
    },
    type(text) {
      const { open } = state.get();
      if (search) {
        search.text = text;
        update({ waiting: text });
      } else if (open) update({ open: { ...open, draft: text, isTyped: true, rejected: undefined } });
    },
    setComposing(isComposing) {
      composition?.end();
      if (!isComposing) return;
      let resolve = () => undefined as void;
      const done = new Promise<void>((settle) => (resolve = settle));
      composition = {
        done,
        end() {
          composition = undefined;
          resolve();
        },
      };
    },
    step(rows, direction, isConfirmed) {
      if (search) {
        search.entries.push({ text: search.text, isConfirmed, direction });
        search.text = '';
        return update({ waiting: '' });
      }
      const { open } = state.get();
      if (!open) return;
      const rule = session.state.get().sheets[sheet]?.rules.find(({ column }) => column === open.column);
      const rejected = isConfirmed ? rejectionOf(open, rule) : undefined;
      if (rejected) return update({ open: { ...open, rejected } });
      writeOpen(isConfirmed);
      walk(rows, open, direction);
    },
    stepOn(rows) {
      leave();
      if (isLocked() || rows.count === undefined) return;
      const { active, visited } = state.get();
      const isVisited = visited?.index === active.index && visited.column === active.column;
      walk(rows, { index: active.index, column: active.column - (isVisited ? 0 : 1) }, 1, { atEnd: 'wrap' });
    },
    cancel() {
      const { active } = state.get();
      if (search) search.text = '';
      update({ open: undefined });
      leave();
      focusOn(active);
    },
    leaveCell,
    leaveWaiting,
    replaceAlike,
    restoreAlike,
    start() {
      isDisposed = false;
      const remove = session.addEditor(finish);
      return () => {
        leave();
        isDisposed = true;
        searches.clear();
        update({});
        remove();
      };
    },
  };
}
