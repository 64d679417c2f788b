import { changeHistory, redoStep, startHistory, undoStep } from '@atrium/common/history';
import { useState } from 'react';
import type { Nodes } from './rules/flowTree';

/**
 * The steps of an edit, for undo and redo. The nodes belong to the caller: another flow, or another state of it, that
 * comes from there is a step as well.
 */
export function useFlowHistory(nodes: Nodes, onChange: (nodes: Nodes) => void) {
  const [history, setHistory] = useState(() => startHistory(nodes));
  if (nodes !== history.present) {
    const isSame = JSON.stringify(nodes) === JSON.stringify(history.present);
    setHistory(isSame ? { ...history, present: nodes } : changeHistory(history, nodes));
  }
  const put = (next: typeof history) => {
    if (next === history) return;
    setHistory(next);
    onChange(next.present);
  };
  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Changes of one subject, such as typing into one field, are one step. */
    change: (next: Nodes, subject?: string) => put(changeHistory(history, next, subject)),
    undo: () => put(undoStep(history)),
    redo: () => put(redoStep(history)),
  };
}
