import { useT } from '@atrium/portal/sdk';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { CardContent } from '../flow/cardContent';
import { FlowCanvas } from '../flow/FlowCanvas';
import { FlowViewport } from '../flow/FlowViewport';
import type { FlowLayout, Slot } from '../flow/layoutFlow';
import { useCardWalk } from '../flow/useCardWalk';
import styles from './FlowDesigner.module.css';
import { dropPlaces, isBranchGap } from './rules/dropPlaces';
import { canDrag, findPart } from './rules/flowTree';
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
  notice: string | undefined;
  /** The same function as long as it answers the same. */
  nameOf(id: string): string;
  onPress(id: string, isByKeyboard: boolean): void;
  onInsert(kind: NodeKind, slot: Slot): void;
  onPut(id: string, slot: Slot): void;
  /** A branch was dropped into a gap between the branches of its block. */
  onPlaceBranch(id: string, gap: number): void;
}

/** The mark by which a finger drags a card. */
const HANDLE = <span className={styles.handle} data-handle aria-hidden />;

/** The diagram of the designer: cards that can be dragged, and between them the places for others. */
export function DesignerCanvas(props: Props) {
  const { nodes, layout, contents, selectedId, movingId, isReadOnly, toolbar, notice, nameOf } = props;
  const t = useT();
  const { focusableId, handlers: walk } = useCardWalk(nodes, layout, selectedId);
  const focusable = findPart(nodes, focusableId);
  const { drag, handlers: drags } = useCardDrag({
    layout,
    placesOf: (id) => dropPlaces(nodes, layout, id),
    onDrop(id, place) {
      if (isBranchGap(place)) props.onPlaceBranch(id, place.gap);
      else props.onPut(id, place);
    },
  });
  const press = useStableCallback(props.onPress);
  const insert = useStableCallback(props.onInsert);
  const put = useStableCallback(props.onPut);
  const cardOptions = useCallback(
    (id: string) => ({
      onPress: press,
      isSelected: id === selectedId,
      isFocusable: id === focusableId,
      children: !isReadOnly && canDrag(nodes, id) ? HANDLE : undefined,
    }),
    [press, selectedId, focusableId, isReadOnly, nodes],
  );

  const moving = movingId === undefined ? undefined : findPart(nodes, movingId);
  const movedId = drag?.id ?? (moving && movingId);
  const isDragging = drag !== undefined;
  const wordsOf = useCallback((slot: Slot) => slotWords(nodes, slot, nameOf, t), [nodes, nameOf, t]);
  const places = useMemo(
    () => (movedId === undefined ? [] : dropPlaces(nodes, layout, movedId)),
    [nodes, layout, movedId],
  );
  const choose = useMemo(
    () => (movedId === undefined || isDragging ? undefined : (slot: Slot) => put(movedId, slot)),
    [movedId, isDragging, put],
  );
  // The same object as long as it is the same slot: the places are drawn again only when one of them is marked.
  const { branchId, index } = (moving && slotBelow(moving)) ?? { branchId: undefined, index: -1 };
  const first = useMemo(() => ({ branchId, index }), [branchId, index]);
  const marked = drag?.place && places.find((place) => place.x === drag.place?.x && place.y === drag.place.y);
  return (
    <FlowViewport
      label={t('workflow.designer.diagram')}
      layout={layout}
      shownId={selectedId}
      hasFocusableCards
      toolbar={toolbar}
      notice={notice}
    >
      <div {...walk} {...(!isReadOnly && drags)} data-dragging={drag && true} className={styles.surface}>
        <FlowCanvas
          nodes={nodes}
          layout={layout}
          contents={contents}
          kind="definition"
          label={t('workflow.designer.steps')}
          cardOptions={cardOptions}
        />
        {!isReadOnly && movedId !== undefined && (
          <MoveTargets places={places} marked={marked} wordsOf={wordsOf} first={first} onChoose={choose} />
        )}
        {!isReadOnly && movedId === undefined && (
          <SlotMenus
            slots={layout.slots}
            focusable={focusable && slotBelow(focusable)}
            wordsOf={wordsOf}
            onInsert={insert}
          />
        )}
        {drag && (
          <span className={styles.ghost} aria-hidden style={{ left: drag.x, top: drag.y }}>
            {nameOf(drag.id)}
          </span>
        )}
      </div>
    </FlowViewport>
  );
}
