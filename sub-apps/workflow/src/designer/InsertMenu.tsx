import { useT } from '@atrium/portal/sdk';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { NodeIcon } from '../flow/NodeIcon';
import styles from './InsertMenu.module.css';
import { menuPlace } from './menuPlace';
import { NODE_KINDS } from './rules/newNode';
import type { NodeKind } from './rules/newNode';

interface Props {
  /** Accessible name. */
  label: string;
  /** The button that has opened it. */
  opener: HTMLElement;
  onChoose(kind: NodeKind): void;
  /** The person has finished: the focus returns to the button. */
  onClose(): void;
  /** Something else has the attention now. */
  onDismiss(): void;
}

const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowDown: (index) => (index + 1) % NODE_KINDS.length,
  ArrowUp: (index) => (index - 1 + NODE_KINDS.length) % NODE_KINDS.length,
  Home: () => 0,
  End: () => NODE_KINDS.length - 1,
};

/** What can be inserted into a slot: each kind with its icon, its name and what it does. It covers no card beside it. */
export function InsertMenu({ label, opener, onChoose, onClose, onDismiss }: Props) {
  const t = useT();
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    const card = opener.closest('[data-canvas]')?.querySelector('[data-card]');
    const { left, top } = menuPlace(
      opener.getBoundingClientRect(),
      { width: element.offsetWidth, height: element.offsetHeight },
      card?.getBoundingClientRect().width ?? 0,
      { width: window.innerWidth, height: window.innerHeight },
    );
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    element.querySelector('button')?.focus({ preventScroll: true });
  }, [opener]);

  const dismiss = useEffectEvent((event: Event) => {
    const { target } = event;
    const isOwn = target instanceof Node && (menu.current?.contains(target) || opener.contains(target));
    if (!isOwn) onDismiss();
  });
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const handle = (event: Event) => dismiss(event);
    document.addEventListener('pointerdown', handle, options);
    document.addEventListener('focusin', handle, options);
    // The button moves away from the menu.
    document.addEventListener('scroll', handle, options);
    window.addEventListener('resize', handle, options);
    return () => listeners.abort();
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    // The keys of the menu are not those of the designer, although React passes its events on to it.
    event.stopPropagation();
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const index = items.indexOf(document.activeElement as HTMLButtonElement);
    const step = STEPS[event.key];
    if (step) items[step(index)]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else return;
    // A panel around the designer would close.
    event.nativeEvent.stopPropagation();
    event.preventDefault();
  };
  return createPortal(
    <div ref={menu} role="menu" aria-label={label} tabIndex={-1} className={styles.menu} onKeyDown={handleKeyDown}>
      {NODE_KINDS.map((kind) => {
        const [name, hint] = [t(`workflow.designer.kind.${kind}`), t(`workflow.designer.kind.${kind}.hint`)];
        return (
          <button
            key={kind}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            aria-label={name}
            aria-description={hint}
            onClick={(event) => {
              event.stopPropagation();
              onChoose(kind);
            }}
          >
            <NodeIcon type={kind} />
            <span className={styles.name}>{name}</span>
            <span className={styles.hint}>{hint}</span>
          </button>
        );
      })}
    </div>,
    document.body,
  );
}
