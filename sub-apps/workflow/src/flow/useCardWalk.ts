import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { cardIdOf } from './FlowCard';
import type { FlowNode } from './flowNodes';
import type { FlowLayout } from './layoutFlow';
import { walkFlow } from './walkFlow';
import type { WalkKey } from './walkFlow';

const WALK_KEYS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
const isWalkKey = (key: string): key is WalkKey => WALK_KEYS.includes(key);

/** Gives the focus to the card of a node or branch. */
export const focusCard = (root: ParentNode, id: string): void =>
  root.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] > button`)?.focus();

/** One tab stop for all cards: the arrow keys, Home and End lead from card to card. */
export function useCardWalk(nodes: readonly FlowNode[], layout: FlowLayout, preferredId: string | undefined) {
  const [walkedId, setWalkedId] = useState<string>();
  const [focusableId = nodes[0]?.id] = [walkedId, preferredId].filter((id) => id !== undefined && layout.parts.has(id));
  return {
    focusableId,
    handlers: {
      onFocus(event: { target: EventTarget }) {
        const id = cardIdOf(event);
        if (id !== undefined) setWalkedId(id);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const id = cardIdOf(event);
        if (id === undefined || !isWalkKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const next = walkFlow(nodes, layout, id, event.key);
        if (next !== undefined) focusCard(event.currentTarget, next);
      },
    },
  };
}
