import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { Icon } from '@/ui/Icon';
import styles from './steppers.module.css';

/** A button that is held steps on: first after the delay, then in this interval. */
const HOLD_DELAY_MS = 500;
const HOLD_INTERVAL_MS = 100;

const BUTTONS = [
  { name: 'up', count: 1 },
  { name: 'down', count: -1 },
] as const;

/**
 * Two buttons that step a number by pointer, over the empty end of its input, which stands before them. The arrow keys
 * do the same, so neither the Tab key nor assistive technology stops here.
 */
export function Steppers({ onStep }: { onStep(count: 1 | -1): void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = (event: PointerEvent<HTMLElement>, count: 1 | -1) => {
    if (event.button !== 0) return;
    const repeat = () => {
      onStep(count);
      timer.current = setTimeout(repeat, HOLD_INTERVAL_MS);
    };
    release();
    onStep(count);
    timer.current = setTimeout(repeat, HOLD_DELAY_MS);
  };
  return (
    <span className={styles.steps} aria-hidden="true">
      {BUTTONS.map(({ name, count }) => (
        <span
          key={name}
          className={styles.step}
          data-step={name}
          // The press must not take the focus out of the input.
          onMouseDown={(event) => event.preventDefault()}
          onPointerDown={(event) => press(event, count)}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
        >
          <Icon name={name} />
        </span>
      ))}
    </span>
  );
}
