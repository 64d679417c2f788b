import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { ControlModel } from '../../model/controlModel';
import { PanelBlock } from '../panel/PanelBlock';
import { FaultMark } from '../shared/FaultMark';
import { useParts } from '../shared/useParts';
import styles from './tabs.module.css';

/** Where a key leads from the tab that is shown. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** One panel at a time; a panel is mounted when it is first shown, and keeps what was done in it. */
export function TabsBlock({ control }: { control: ControlModel<'tabs'> }) {
  const { parts, show } = useParts(control);
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = MOVES[event.key]?.(
      parts.findIndex(({ isShown }) => isShown),
      parts.length,
    );
    const name = target === undefined ? undefined : parts[target]?.control.name;
    if (target === undefined || name === undefined) return;
    event.preventDefault();
    show(name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        role="tablist"
        aria-label={control.title() || undefined}
        className={styles.list}
        onKeyDown={handleKeyDown}
      >
        {parts.map(({ control: panel, isShown, hasError }) => (
          <button
            key={panel.name}
            type="button"
            role="tab"
            id={`${panel.id}-tab`}
            className={styles.tab}
            aria-selected={isShown}
            aria-controls={panel.id}
            tabIndex={isShown ? 0 : -1}
            onClick={() => show(panel.name)}
          >
            {panel.title()}
            {hasError && <FaultMark />}
          </button>
        ))}
      </div>
      {parts
        .filter(({ wasShown }) => wasShown)
        .map(({ control: panel, isShown }) => (
          <div
            key={panel.name}
            role="tabpanel"
            id={panel.id}
            aria-labelledby={`${panel.id}-tab`}
            hidden={!isShown}
            className={styles.panel}
          >
            <PanelBlock control={panel} />
          </div>
        ))}
    </div>
  );
}
