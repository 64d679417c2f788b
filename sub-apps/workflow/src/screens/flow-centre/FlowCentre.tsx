import { isRecord } from '@atrium/common/isRecord';
import { useNarrow, usePortal, useT } from '@atrium/portal/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DRAFT_COUNT_KEY } from '../../api/listProcesses';
import { TabBar, tabId } from '../../TabBar';
import { useReturn } from '../../useReturn';
import { CopiedList } from './CopiedList';
import styles from './FlowCentre.module.css';
import { MyProcesses } from './MyProcesses';
import { useWaitingCounts, withCount } from './processCounts';
import { StartableFlows } from './StartableFlows';

export { centreTexts as texts } from '../../locales/centre';

const TABS = { start: StartableFlows, mine: MyProcesses, copied: CopiedList };
type TabName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as TabName[];

const nameIn = (kept: unknown): TabName => NAMES.find((name) => isRecord(kept) && kept.tab === name) ?? 'start';

/** `/flow`: the flows that the person may start, the processes that they have started, and their copies. */
export default function FlowCentre() {
  const t = useT();
  const { tab, badges } = usePortal();
  const client = useQueryClient();
  const isNarrow = useNarrow();
  const id = useId();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(() => nameIn(tab.state.get()));
  /** What was shown once stays, with its filters and its place. */
  const [seen, setSeen] = useState<readonly TabName[]>([shown]);
  const { returned, copied } = useWaitingCounts();
  const counts: Readonly<Record<TabName, number | undefined>> = { start: undefined, mine: returned, copied };
  useReturn(frame, () => {
    badges.refresh();
    void client.invalidateQueries({ queryKey: DRAFT_COUNT_KEY });
  });
  const show = (name: TabName) => {
    setShown(name);
    setSeen([...seen.filter((other) => other !== name), name]);
    tab.state.set({ tab: name });
  };
  const titleOf = (name: TabName) => {
    const [title, count] = [t(`workflow.centre.${name}`), counts[name]];
    return isNarrow || !count ? withCount(t, title, count) : t(`workflow.centre.${name}.count`, { count });
  };
  return (
    <div ref={setFrame} className={styles.centre}>
      <TabBar
        label={t('workflow.centre.tabs')}
        tabs={NAMES.map((name) => ({ key: name, title: titleOf(name) }))}
        shown={shown}
        panelId={(name) => `${id}-${name}`}
        onShow={show}
      />
      {NAMES.map((name) => {
        const Content = TABS[name];
        return (
          <div
            key={name}
            role="tabpanel"
            id={`${id}-${name}`}
            aria-labelledby={tabId(`${id}-${name}`)}
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
