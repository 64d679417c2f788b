import type { KeyboardEvent } from 'react';
import { cardIdOf } from '../flow/FlowCard';
import type { MoveStep } from './rules/editNodes';
import type { NodeEditor } from './useNodeEditor';

const STEP_OF_KEY: Readonly<Record<string, MoveStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

interface Options {
  editor: NodeEditor;
  isReadOnly: boolean;
  isMoving: boolean;
  onMove(id: string): void;
  onCancelMove(): void;
  onFocus(id: string): void;
}

/** A search has typed text of its own, which the browser undoes. */
const hasOwnUndo = (target: EventTarget) =>
  target instanceof Element && target.closest('.ant-select, [role="combobox"]') !== null;

/** The keys of the designer: of its steps everywhere, of its cards on a card. */
export function useDesignerKeys({ editor, isReadOnly, isMoving, onMove, onCancelMove, onFocus }: Options) {
  /** Whether the key belonged to the steps of the edit. */
  function handleStep(event: KeyboardEvent): boolean {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || hasOwnUndo(event.target)) return false;
    const key = event.key.toLowerCase();
    const kind = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined;
    if (!kind) return false;
    // The notices of the workspace listen to Ctrl-Z as well.
    event.nativeEvent.stopImmediatePropagation();
    editor.step(kind);
    return true;
  }
  function handleCard(event: KeyboardEvent, id: string): boolean {
    const step = STEP_OF_KEY[event.key];
    if (event.altKey && step) {
      editor.moveStep(id, step);
      onFocus(id);
    } else if (event.altKey || event.ctrlKey || event.metaKey) return false;
    else if (event.key === 'Delete' || event.key === 'Backspace') editor.remove(id);
    else if (event.key.toLowerCase() === 'm') onMove(id);
    else return false;
    return true;
  }
  return (event: KeyboardEvent) => {
    if (isReadOnly) return;
    if (isMoving && event.key === 'Escape') {
      // A panel around the designer would close.
      event.nativeEvent.stopImmediatePropagation();
      event.preventDefault();
      onCancelMove();
      return;
    }
    const id = cardIdOf(event);
    if (handleStep(event) || (id !== undefined && handleCard(event, id))) event.preventDefault();
  };
}
