import { useT } from '@atrium/portal/sdk';
import { Icon } from '@atrium/portal/ui';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { PlacedSlot, Slot } from '../flow/layoutFlow';
import { InsertMenu } from './InsertMenu';
import { isBranchGap } from './rules/dropPlaces';
import type { DropPlace } from './rules/dropPlaces';
import type { NodeKind } from './rules/newNode';
import { isSameSlot } from './rules/slotWords';
import styles from './SlotLayer.module.css';
import { useStableCallback } from './useStableCallback';

const pointOf = ({ x, y }: DropPlace) => ({ left: x, top: y });
const keyOf = (place: DropPlace | Slot) =>
  'blockId' in place ? `gap ${place.blockId} ${place.gap}` : `${place.branchId} ${place.index}`;

interface MenusProps {
  slots: readonly PlacedSlot[];
  /** The slot that the tab key reaches. */
  focusable: Slot | undefined;
  wordsOf(slot: Slot): string;
  onInsert(kind: NodeKind, slot: Slot): void;
}

/** The buttons ＋ between the cards, and the menu of what can be inserted at the one that was pressed. */
export function SlotMenus({ slots, focusable, wordsOf, onInsert }: MenusProps) {
  const t = useT();
  const [open, setOpen] = useState<{ slot: PlacedSlot; opener: HTMLElement }>();
  const isOpen = (slot: Slot) => isSameSlot(open?.slot, slot);
  const toggle = useStableCallback((slot: PlacedSlot, opener: HTMLElement) =>
    setOpen(isOpen(slot) ? undefined : { slot, opener }),
  );
  return (
    <>
      {slots.map((slot) => (
        <SlotButton
          key={keyOf(slot)}
          slot={slot}
          label={t('workflow.designer.insert', { place: wordsOf(slot) })}
          isFocusable={isSameSlot(focusable, slot)}
          isOpen={isOpen(slot)}
          onPress={toggle}
        />
      ))}
      {open && (
        <InsertMenu
          label={t('workflow.designer.insert', { place: wordsOf(open.slot) })}
          opener={open.opener}
          onChoose={(kind) => {
            setOpen(undefined);
            onInsert(kind, open.slot);
          }}
          onClose={() => {
            setOpen(undefined);
            open.opener.focus();
          }}
          onDismiss={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface ButtonProps {
  slot: PlacedSlot;
  label: string;
  isFocusable: boolean;
  isOpen: boolean;
  /** The same function in all renders. */
  onPress(slot: PlacedSlot, opener: HTMLElement): void;
}

const SlotButton = memo(function SlotButton({ slot, label, isFocusable, isOpen, onPress }: ButtonProps) {
  return (
    <span className={styles.slot} style={pointOf(slot)}>
      <button
        type="button"
        className={styles.add}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        tabIndex={isFocusable ? 0 : -1}
        onClick={({ currentTarget }) => onPress(slot, currentTarget)}
        onKeyDown={(event) => {
          if (event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          onPress(slot, event.currentTarget);
        }}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}, isSameButton);

/** Slots are made anew with each change of the flow: a button is drawn again only when its own has changed. */
function isSameButton({ slot: a, ...before }: ButtonProps, { slot: b, ...after }: ButtonProps): boolean {
  return (
    isSameSlot(a, b) &&
    a.x === b.x &&
    a.y === b.y &&
    before.label === after.label &&
    before.isFocusable === after.isFocusable &&
    before.isOpen === after.isOpen &&
    before.onPress === after.onPress
  );
}

interface TargetsProps {
  /** The places that take what is moved. */
  places: readonly DropPlace[];
  /** Drawn as the one that takes the dragged card. */
  marked?: DropPlace;
  wordsOf(slot: Slot): string;
  /** The target that has the focus first; without it they are no buttons, while a card is dragged. */
  first?: Slot;
  onChoose?(slot: Slot): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** The places where a card can be put. The arrow keys lead from one to the next. */
export const MoveTargets = memo(function MoveTargets({ places, marked, wordsOf, first, onChoose }: TargetsProps) {
  const t = useT();
  const layer = useRef<HTMLDivElement>(null);
  const isChoice = onChoose !== undefined;
  const start = Math.max(
    0,
    places.findIndex((place) => !isBranchGap(place) && isSameSlot(first, place)),
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
      {places.map((place) => (
        <span key={keyOf(place)} className={styles.slot} style={pointOf(place)}>
          {onChoose && !isBranchGap(place) ? (
            <button type="button" className={styles.target} onClick={() => onChoose(place)}>
              <Icon name="down" />
              <span className={styles.spoken}>{t('workflow.designer.putHere', { place: wordsOf(place) })}</span>
            </button>
          ) : (
            <span
              className={styles.target}
              data-gap={isBranchGap(place) || undefined}
              data-marked={place === marked || undefined}
              aria-hidden
            />
          )}
        </span>
      ))}
    </div>
  );
});
