import { useCallback } from 'react';
import type { KeyboardEvent } from 'react';
import type { ControlModel } from '../../model/controlModel';
import { NodeList } from '../../react/NodeList';
import { keepOneTabStop, stopAfter } from './oneTabStop';
import styles from './toolbar.module.css';

/** One stop of the Tab key; the arrow keys lead on from there. */
export function ToolbarBlock({ control }: { control: ControlModel<'toolbar'> }) {
  const bind = useCallback((bar: HTMLDivElement) => {
    const settle = () => keepOneTabStop(bar);
    // Its buttons come, go and are hidden by themselves.
    const observer = new MutationObserver(settle);
    observer.observe(bar, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['hidden', 'disabled'],
    });
    settle();
    return () => observer.disconnect();
  }, []);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = stopAfter(event.currentTarget, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <div
      ref={bind}
      role="toolbar"
      aria-label={control.title() || undefined}
      className={styles.toolbar}
      onFocus={(event) => keepOneTabStop(event.currentTarget)}
      onKeyDown={handleKeyDown}
    >
      <NodeList nodes={control.node.children} />
    </div>
  );
}
