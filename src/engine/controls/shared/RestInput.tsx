import { useCallback, useRef } from 'react';
import type { Field } from '../../model/field';
import { bindInput, writeText } from '../../react/bindInput';
import type { FieldIconName } from '@/ui/FieldIcon';
import type { UpgradeDetail } from './useUpgrade';
import styles from './input.module.css';

/** How long the pointer must rest on a field before it becomes the real widget. */
const HOVER_INTENT_MS = 80;

/** Keys that open the widget, also when it is still being fetched. */
const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

const LOOKS: Readonly<Record<FieldIconName, string | undefined>> = {
  arrow: styles.select,
  calendar: styles.date,
  clock: `${styles.date} ${styles.time}`,
};

export type Upgrade = 'hover' | 'focus' | 'open';

interface RestInputProps {
  field: Field;
  icon: FieldIconName;
  placeholder?: string;
  popup: 'listbox' | 'tree' | 'dialog';
  /** The value as text; read inside the field's watch. */
  text(): string;
  onUpgrade(reason: Upgrade, detail?: UpgradeDetail): void;
  /** The focus has left it, without a widget taking its place. Tells the field when left out. */
  onLeave?(): void;
}

/**
 * A choice, date or time at rest: one plain input with the role and look of the widget. Focus, a press or a resting pointer
 * asks for the widget itself.
 */
export function RestInput({
  field,
  icon,
  placeholder,
  popup,
  text,
  onUpgrade,
  onLeave = () => field.blur(),
}: RestInputProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const release = useCallback(() => {
    isPressed.current = false;
    clearTimeout(timer.current);
  }, []);
  const ask = useCallback(
    (reason: Upgrade, detail?: UpgradeDetail) => {
      release();
      if (!field.isReadonly()) onUpgrade(reason, detail);
    },
    [field, onUpgrade, release],
  );
  const bind = useCallback(
    (element: HTMLInputElement) => {
      // React's own event of this name knows nothing of composing.
      const handleInput = (event: InputEvent) => {
        if (event.isComposing) return;
        event.preventDefault();
        const typed = event.data ?? event.dataTransfer?.getData('text/plain');
        if (typed) ask('open', { typed });
      };
      element.addEventListener('beforeinput', handleInput);
      const stop = bindInput(element, field, (input) => writeText(input, text()));
      return () => {
        clearTimeout(timer.current);
        element.removeEventListener('beforeinput', handleInput);
        stop();
      };
    },
    [field, text, ask],
  );
  return (
    <input
      ref={bind}
      id={field.id}
      type="text"
      role="combobox"
      className={LOOKS[icon]}
      aria-label={field.ariaLabel}
      aria-expanded="false"
      aria-haspopup={popup}
      inputMode="none"
      placeholder={placeholder}
      autoComplete="off"
      onKeyDown={(event) => {
        if (!OPENING_KEYS.includes(event.key)) return;
        event.preventDefault();
        ask('open');
      }}
      onFocus={() => {
        field.focus();
        ask(isPressed.current ? 'open' : 'focus');
      }}
      onBlur={onLeave}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') timer.current = setTimeout(() => ask('hover'), HOVER_INTENT_MS);
      }}
      // A finger leaves as soon as it is lifted, and only then do focus and click follow.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && release()}
      onPointerCancel={release}
      // Taking its place at once would leave the press without a target, and the focus would go to what is around it.
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onClick={() => ask('open')}
    />
  );
}
