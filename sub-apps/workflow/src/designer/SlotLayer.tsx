import { useT } from '@atrium/portal/sdk';
import { Icon, RowMenu } from '@atrium/portal/ui';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { PlacedSlot, Slot } from '../flow/layoutFlow';
import { NODE_KINDS } from './rules/newNode';
import type { NodeKind } from './rules/newNode';
import { isSameSlot } from './rules/slotWords';
import styles from './SlotLayer.module.css';

const placeOf = ({ x, y }: PlacedSlot) => ({ left: x, top: y });
const keyOf = ({ branchId, index }: Slot) => `${branchId} ${index}`;

interface MenusProps {
  slots: readonly PlacedSlot[];
  /** The slot that the tab key reaches. */
  focusable: Slot | undefined;
  wordsOf(slot: Slot): string;
  /** The same function in all renders. */
  onInsert(kind: NodeKind, slot: Slot): void;
}

/** The buttons ＋ between the cards, each with the menu of what can be inserted there. */
export const SlotMenus = ({ slots, focusable, wordsOf, onInsert }: MenusProps) =>
  slots.map((slot) => (
    <SlotMenu
      key={keyOf(slot)}
      slot={slot}
      place={wordsOf(slot)}
      isFocusable={isSameSlot(focusable, slot)}
      onInsert={onInsert}
    />
  ));

interface MenuProps extends Pick<MenusProps, 'onInsert'> {
  slot: PlacedSlot;
  /** Where it is, in words. */
  place: string;
  isFocusable: boolean;
}

const SlotMenu = memo(function SlotMenu({ slot, place, isFocusable, onInsert }: MenuProps) {
  const t = useT();
  return (
    <span className={styles.slot} style={placeOf(slot)}>
      <RowMenu
        icon="plus"
        className={styles.add}
        label={t('workflow.designer.insert', { place })}
        tabIndex={isFocusable ? 0 : -1}
        actions={NODE_KINDS.map((kind) => {
          const text = t(`workflow.designer.kind.${kind}`);
          return { key: kind, text, label: text, onPress: () => onInsert(kind, slot) };
        })}
      />
    </span>
  );
});

interface TargetsProps {
  /** The slots that take what is moved. */
  slots: readonly PlacedSlot[];
  /** Drawn as the one that takes the dragged card. */
  marked?: Slot;
  wordsOf(slot: Slot): string;
  /** The target that has the focus first; without it they are no buttons, while a card is dragged. */
  first?: Slot;
  onChoose?(slot: Slot): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** The places where a card can be put. The arrow keys lead from one to the next. */
export function MoveTargets({ slots, marked, wordsOf, first, onChoose }: TargetsProps) {
  const t = useT();
  const layer = useRef<HTMLDivElement>(null);
  const isChoice = onChoose !== undefined;
  const start = Math.max(
    0,
    slots.findIndex((slot) => isSameSlot(first, slot)),
  );
  const focusStart = useEffectEvent(() => layer.current?.querySelectorAll('button')[start]?.focus());
  useEffect(() => {
    if (isChoice) focusStart();
  }, [isChoice]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const buttons = [...(layer.current?.querySelectorAll('button') ?? [])];
    buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus();
  };
  return (
    <div ref={layer} onKeyDown={handleKeyDown}>
      {slots.map((slot) => {
        const isMarked = marked && isSameSlot(marked, slot);
        return (
          <span key={keyOf(slot)} className={styles.slot} style={placeOf(slot)}>
            {onChoose ? (
              <button type="button" className={styles.target} onClick={() => onChoose(slot)}>
                <Icon name="down" />
                <span className={styles.spoken}>{t('workflow.designer.putHere', { place: wordsOf(slot) })}</span>
              </button>
            ) : (
              <span className={styles.target} data-marked={isMarked || undefined} aria-hidden />
            )}
          </span>
        );
      })}
    </div>
  );
}
