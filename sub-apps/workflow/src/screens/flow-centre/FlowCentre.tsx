import { isRecord } from '@atrium/common/isRecord';
import { usePortal, useT } from '@atrium/portal/sdk';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { CopiedList } from './CopiedList';
import styles from './FlowCentre.module.css';
import { MyProcesses } from './MyProcesses';
import { StartableFlows } from './StartableFlows';

export { centreTexts as texts } from '../../locales/centre';

const TABS = { start: StartableFlows, mine: MyProcesses, copied: CopiedList };
type TabName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as TabName[];
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

const nameIn = (kept: unknown): TabName => NAMES.find((name) => isRecord(kept) && kept.tab === name) ?? 'start';

/** `/flow`: the flows that the person may start, the processes that they have started, and their copies. */
export default function FlowCentre() {
  const t = useT();
  const { tab } = usePortal();
  const id = useId();
  const [shown, setShown] = useState(() => nameIn(tab.state.get()));
  /** What was shown once stays, with its filters and its place. */
  const [seen, setSeen] = useState<readonly TabName[]>([shown]);
  const show = (name: TabName) => {
    setShown(name);
    setSeen([...seen.filter((other) => other !== name), name]);
    tab.state.set({ tab: name });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS.get(event.key);
    const next = step && NAMES.at((NAMES.indexOf(shown) + step) % NAMES.length);
    if (!next) return;
    event.preventDefault();
    show(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className={styles.centre}>
      <div role="tablist" aria-label={t('workflow.centre.tabs')} className={styles.tabs} onKeyDown={handleKeyDown}>
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-panel`}
            aria-selected={name === shown}
            tabIndex={name === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => show(name)}
          >
            {t(`workflow.centre.${name}`)}
          </button>
        ))}
      </div>
      {NAMES.map((name) => {
        const Content = TABS[name];
        return (
          <div
            key={name}
            role="tabpanel"
            id={`${id}-${name}-panel`}
            aria-labelledby={`${id}-${name}`}
            className={styles.panel}
            hidden={name !== shown}
          >
            {seen.includes(name) && <Content onStart={() => show('start')} />}
          </div>
        );
      })}
    </div>
  );
}
