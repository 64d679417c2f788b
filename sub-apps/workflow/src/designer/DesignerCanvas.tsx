import { useT } from '@atrium/portal/sdk';
import type { ReactNode } from 'react';
import type { CardContent } from '../flow/cardContent';
import { FlowCanvas } from '../flow/FlowCanvas';
import { FlowViewport } from '../flow/FlowViewport';
import type { FlowLayout, Slot } from '../flow/layoutFlow';
import { useCardWalk } from '../flow/useCardWalk';
import styles from './FlowDesigner.module.css';
import { moveRefusal } from './rules/editNodes';
import { canMove, findPart } from './rules/flowTree';
import type { Nodes } from './rules/flowTree';
import type { NodeKind } from './rules/newNode';
import { slotBelow, slotWords } from './rules/slotWords';
import { MoveTargets, SlotMenus } from './SlotLayer';
import { useCardDrag } from './useCardDrag';
import { useStableCallback } from './useStableCallback';

interface Props {
  nodes: Nodes;
  layout: FlowLayout;
  contents: ReadonlyMap<string, CardContent>;
  selectedId: string | undefined;
  /** The node whose new place is being chosen. */
  movingId: string | undefined;
  isReadOnly: boolean;
  toolbar: ReactNode;
  nameOf(id: string): string;
  onPress(id: string, isByKeyboard: boolean): void;
  onInsert(kind: NodeKind, slot: Slot): void;
  onPut(id: string, slot: Slot): void;
}

/** The mark by which a finger drags a card. */
const HANDLE = <span className={styles.handle} data-handle aria-hidden />;

/** The diagram of the designer: cards that can be dragged, and between them the places for others. */
export function DesignerCanvas(props: Props) {
  const { nodes, layout, contents, selectedId, movingId, isReadOnly, toolbar, nameOf, onPress, onInsert, onPut } =
    props;
  const t = useT();
  const { focusableId, handlers: walk } = useCardWalk(nodes, layout, selectedId);
  const focusable = findPart(nodes, focusableId);
  const { drag, handlers: drags } = useCardDrag({
    layout,
    canDrag: (id) => canMove(nodes, id),
    canDrop: (id, slot) => !moveRefusal(nodes, id, slot),
    onDrop: onPut,
  });
  const press = useStableCallback(onPress);
  const insert = useStableCallback(onInsert);

  const moving = movingId === undefined ? undefined : findPart(nodes, movingId);
  const movedId = drag?.id ?? (moving && movingId);
  const wordsOf = (slot: Slot) => slotWords(nodes, slot, nameOf, t);
  const places =
    movedId !== undefined ? (
      <MoveTargets
        slots={layout.slots.filter((slot) => !moveRefusal(nodes, movedId, slot))}
        marked={drag?.slot}
        wordsOf={wordsOf}
        first={moving && slotBelow(moving)}
        onChoose={drag ? undefined : (slot) => onPut(movedId, slot)}
      />
    ) : (
      <SlotMenus
        slots={layout.slots}
        focusable={focusable && slotBelow(focusable)}
        wordsOf={wordsOf}
        onInsert={insert}
      />
    );
  return (
    <FlowViewport
      label={t('workflow.designer.diagram')}
      layout={layout}
      shownId={selectedId}
      hasFocusableCards
      toolbar={toolbar}
    >
      <div {...walk} {...(!isReadOnly && drags)} data-dragging={drag && true} className={styles.surface}>
        <FlowCanvas
          nodes={nodes}
          layout={layout}
          contents={contents}
          label={t('workflow.designer.steps')}
          cardOptions={(id) => ({
            onPress: press,
            isSelected: id === selectedId,
            isFocusable: id === focusableId,
            children: !isReadOnly && canMove(nodes, id) ? HANDLE : undefined,
          })}
        >
          {!isReadOnly && places}
          {drag && (
            <span className={styles.ghost} aria-hidden style={{ left: drag.x, top: drag.y }}>
              {nameOf(drag.id)}
            </span>
          )}
        </FlowCanvas>
      </div>
    </FlowViewport>
  );
}
