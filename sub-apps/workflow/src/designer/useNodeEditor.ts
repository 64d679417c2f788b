import type { Disposable } from '@atrium/common/disposable';
import { usePortal, useT } from '@atrium/portal/sdk';
import { useEffect, useRef, useState } from 'react';
import type { FlowLayout, Slot } from '../flow/layoutFlow';
import { walkFlow } from '../flow/walkFlow';
import { addBranch, canRemoveBranch, moveBranch, removeBranch, stepGap } from './rules/editBranches';
import {
  duplicateNode,
  fixedReason,
  insertRefusal,
  insertNode,
  MOST_DEPTH,
  MOST_NODES,
  moveNode,
  removeNode,
  stepSlot,
} from './rules/editNodes';
import type { MoveStep, Refusal } from './rules/editNodes';
import { countNodes, findPart } from './rules/flowTree';
import type { Nodes } from './rules/flowTree';
import { blankBranch, newIds, newNode } from './rules/newNode';
import type { NodeKind } from './rules/newNode';
import { slotBelow, slotWords } from './rules/slotWords';
import { useFlowHistory } from './useFlowHistory';

interface Options {
  nodes: Nodes;
  layout: FlowLayout;
  onChange(nodes: Nodes): void;
  /** The name that the card of a node or branch shows. */
  nameOf(id: string): string;
  onSelect(id: string | undefined): void;
  /** Gives the focus to a card once it is drawn. */
  onFocus(id: string): void;
}

/** The commands of the designer. What they do is announced, and what they refuse is said. */
export function useNodeEditor({ nodes, layout, onChange, nameOf, onSelect, onFocus }: Options) {
  const t = useT();
  const { message } = usePortal();
  const history = useFlowHistory(nodes, onChange);
  const [announced, announce] = useState('');
  /** The notice that a deletion can be undone is about the last change only. */
  const offered = useRef<Disposable>(undefined);
  const withdrawOffer = () => {
    offered.current?.();
    offered.current = undefined;
  };
  const change = (next: Nodes, subject?: string) => {
    withdrawOffer();
    history.change(next, subject);
  };
  const step = (kind: 'undo' | 'redo') => {
    withdrawOffer();
    if (!(kind === 'undo' ? history.canUndo : history.canRedo)) return;
    history[kind]();
    announce(t(`workflow.designer.${kind}.done`));
  };
  /** The notice outlives the render that has shown it. */
  const undoDeletion = useRef<() => void>(() => undefined);
  useEffect(() => {
    undoDeletion.current = () => step('undo');
  });

  const refuse = (refusal: Refusal) =>
    message.warning(t(`workflow.designer.refused.${refusal}`, { nodes: MOST_NODES, levels: MOST_DEPTH }));
  const names = {
    node: (kind: NodeKind) => t(`workflow.designer.new.${kind}`),
    branch: (number: number) => t('workflow.designer.new.branch', { number }),
    others: t('workflow.designer.new.others'),
  };

  function insert(kind: NodeKind, slot: Slot) {
    const node = newNode(kind, newIds(nodes), names);
    const refusal = insertRefusal(nodes, node, slot);
    if (refusal) return refuse(refusal);
    change(insertNode(nodes, slot, node));
    announce(t('workflow.designer.inserted', { name: node.name, place: slotWords(nodes, slot, nameOf, t) }));
    onSelect(node.id);
    return onFocus(node.id);
  }

  function insertBranch(blockId: string) {
    const found = findPart(nodes, blockId);
    if (found?.kind !== 'node' || !('branches' in found.node)) return;
    const { branches, type } = found.node;
    const number = type === 'condition' ? branches.length : branches.length + 1;
    const added = blankBranch(newIds(nodes)(), names.branch(number));
    change(addBranch(nodes, found.node, added));
    announce(t('workflow.designer.branchAdded', { name: added.name }));
    onSelect(added.id);
    onFocus(added.id);
  }

  function remove(id: string) {
    const found = findPart(nodes, id);
    if (!found) return undefined;
    if (found.kind === 'node' && fixedReason(found.node)) return refuse('fixed');
    if (found.kind === 'branch' && !canRemoveBranch(found.block, found.index)) return refuse('lastBranch');
    const next = found.kind === 'node' ? removeNode(nodes, id) : removeBranch(nodes, id);
    // The card above; that of a block may be gone with its last but one branch.
    const above = walkFlow(nodes, layout, id, 'ArrowUp');
    const focused = above !== undefined && !findPart(next, above) ? walkFlow(nodes, layout, above, 'ArrowUp') : above;
    change(next);
    onSelect(undefined);
    if (focused !== undefined) onFocus(focused);
    const inside = countNodes(nodes) - countNodes(next) - 1;
    const text = t(inside > 0 ? 'workflow.designer.removedWith' : 'workflow.designer.removed', {
      name: nameOf(id),
      count: inside,
    });
    announce(text);
    offered.current = message.offerUndo(text, () => {
      undoDeletion.current();
      onSelect(id);
    });
    return undefined;
  }

  function duplicate(id: string) {
    const found = findPart(nodes, id);
    if (found?.kind !== 'node') return undefined;
    const refusal = fixedReason(found.node) ?? insertRefusal(nodes, found.node, slotBelow(found));
    if (refusal) return refuse(refusal);
    const { nodes: next, copy } = duplicateNode(nodes, id, newIds(nodes), (name) =>
      t('workflow.designer.copyOf', { name }),
    );
    change(next);
    if (!copy) return undefined;
    announce(t('workflow.designer.duplicated', { name: copy.name }));
    onSelect(copy.id);
    return onFocus(copy.id);
  }

  function move(id: string, slot: Slot) {
    const place = slotWords(nodes, slot, nameOf, t);
    const next = moveNode(nodes, id, slot);
    if (next === nodes) return;
    change(next);
    announce(t('workflow.designer.moved', { name: nameOf(id), place }));
  }

  /** Moves a branch into a gap between the branches of its block. */
  function placeBranch(id: string, gap: number) {
    const next = moveBranch(nodes, id, gap);
    const moved = findPart(next, id);
    if (moved?.kind !== 'branch' || next === nodes)
      return announce(t('workflow.designer.cannotMove', { name: nameOf(id) }));
    change(next);
    return announce(t('workflow.designer.branchMoved', { name: nameOf(id), number: moved.index + 1 }));
  }

  /** Moves a node or branch by one place. */
  function moveStep(id: string, to: MoveStep) {
    const found = findPart(nodes, id);
    const isBranch = found?.kind === 'branch';
    if (isBranch && (to === 'left' || to === 'right'))
      return placeBranch(id, stepGap(found.index, to === 'left' ? -1 : 1));
    const slot = isBranch ? undefined : stepSlot(nodes, id, to);
    if (!slot) return announce(t('workflow.designer.cannotMove', { name: nameOf(id) }));
    return move(id, slot);
  }

  return {
    announced,
    announce,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    change,
    step,
    insert,
    insertBranch,
    remove,
    duplicate,
    move,
    moveStep,
    placeBranch,
  };
}

export type NodeEditor = ReturnType<typeof useNodeEditor>;
