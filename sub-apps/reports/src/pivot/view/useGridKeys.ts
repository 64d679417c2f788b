import type { KeyboardEvent } from 'react';
import { boxAt } from '../grid/gridMap';
import type { Place } from '../grid/gridMap';
import { extendTo, isSingle, moveTo, rangeOf, selectAll } from '../grid/gridState';
import { moveActive } from '../grid/moveActive';
import type { PivotModel } from '../pivotModel';
import type { ColumnResize } from './useColumnResize';
import type { GridActs } from './useGridActs';
import type { GridControl } from './usePivotGrid';

interface Handlers {
  acts: GridActs;
  resize: ColumnResize;
  onFind(): void;
}

/** Whether the person has selected text in the grid, which is copied instead of cells. */
function hasTextSelection(scroller: HTMLElement | null): boolean {
  const selection = window.getSelection();
  return selection?.isCollapsed === false && (scroller?.contains(selection.anchorNode) ?? false);
}

/** The keys of a grid. Those that it has no use for are left to the browser. */
export function useGridKeys(model: PivotModel, grid: GridControl, { acts, resize, onFind }: Handlers) {
  const { size, geometry, state, setState, show, reveal, scroller } = grid;
  const { active } = state;
  const pinnedPx = geometry.hasPinnedTotal ? geometry.rowPx : 0;
  const bodyPx = (scroller?.clientHeight ?? 0) - geometry.headPx - pinnedPx;
  const pageRows = Math.max(1, Math.floor(bodyPx / geometry.rowPx) - 1);

  const handleControl = (key: string): boolean => {
    switch (key.toLowerCase()) {
      case 'a':
        setState(selectAll(size, state));
        return true;
      case 'c':
        if (hasTextSelection(scroller)) return false;
        acts.copy();
        return true;
      case 'f':
        onFind();
        return true;
      default:
        return false;
    }
  };
  const openMenu = (): boolean => {
    const button = scroller?.querySelector<HTMLElement>('[data-active] [aria-haspopup="menu"]');
    button?.click();
    return button !== null && button !== undefined;
  };
  const handlePlain = (key: string): boolean => {
    if (key === 'Enter') acts.enter(active);
    else if (key === ' ') acts.fold(boxAt(model, size, active));
    else if (key === 'ContextMenu') return openMenu();
    else if (key === 'Escape') {
      const range = rangeOf(size, state);
      if (!range || isSingle(range)) return false;
      setState(moveTo(size, active));
    } else return false;
    return true;
  };
  const handleMovement = (event: KeyboardEvent, to: Place): boolean => {
    if (!event.shiftKey) {
      show(to);
      return true;
    }
    const extended = extendTo(size, state, to);
    setState(extended);
    reveal(extended.active);
    return true;
  };

  const handle = (event: KeyboardEvent): boolean => {
    const { key, altKey, shiftKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    if (altKey) return key === 'ArrowDown' && openMenu();
    if (shiftKey && key === 'F10') return openMenu();
    if (shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight') && active.row < size.headRows) {
      return resize.step(active, key === 'ArrowRight' ? 1 : -1);
    }
    const to = moveActive(model, size, active, { key, isControl }, pageRows);
    if (to) return handleMovement(event, to);
    return isControl ? handleControl(key) : handlePlain(key);
  };

  return (event: KeyboardEvent) => {
    if (!scroller?.contains(event.target as Node) || !handle(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
