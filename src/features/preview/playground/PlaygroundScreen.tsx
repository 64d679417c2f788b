import { Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { useObservable } from '@/ui/useObservable';
import { useServices, useTranslate } from '@/app-context/services';
import type { Theme } from '@/workspace/theme/createTheme';
import { isDevice } from '../devices/devices';
import type { Device } from '../devices/devices';
import { loadWorkshop, usePreviewRuntime } from '../createPreviewRuntime';
import { createPlayground } from './createPlayground';
import type { Editor } from './createEditor';
import { EditorPane } from './EditorPane';
import { LivePane } from './LivePane';
import styles from './Playground.module.css';
import { PlaygroundTools } from './PlaygroundTools';
import { Problems } from '../problems/Problems';
import { SplitPane } from './SplitPane';
import { starterPage } from './starterPage';
import { TracePanel } from './trace/TracePanel';
import { WhyPanel } from './trace/WhyPanel';

/** The editor with its panels on one side, the running page on the other. */
export function PlaygroundScreen({ theme }: { theme: Theme }) {
  const t = useTranslate();
  const { tabStorage, storage, i18n } = useServices();
  const language = useObservable(i18n.language);
  const runtime = usePreviewRuntime();
  const [editor, setEditor] = useState<Editor>();
  const [panel, setPanel] = useState('problems');
  const [explained, setExplained] = useState<string>();
  const [device, setDevice] = useState<Device>(() => {
    const stored = storage.getItem(STORAGE_KEYS.playgroundDevice);
    return isDevice(stored) ? stored : 'fit';
  });
  const [playground] = useState(() =>
    createPlayground({
      storage: tabStorage,
      initial: starterPage(t),
      examine: async (page) =>
        (await loadWorkshop()).examine(
          page,
          runtime.hostFor(page, () => {}),
        ),
      startTrace: async () => (await loadWorkshop()).createTracer(() => performance.now()),
      later: runtime.environment.later,
      report: runtime.notices.report,
    }),
  );
  const { page, trace, findings, isRefused } = useObservable(playground.state);
  const label = t('preview.editor');

  useEffect(() => {
    playground.show();
    return playground.stop;
  }, [playground, language]);
  useEffect(() => editor?.setFindings(findings), [editor, findings]);

  /** Explains a control, and selects its part of the text unless that has changed since the page was made. */
  const ask = (control: string) => {
    setExplained(control);
    const path = trace?.explain(control, 'value')?.path;
    const text = playground.text();
    if (path === undefined || text !== page?.protocol) return;
    loadWorkshop()
      .then(({ locate }) => editor?.select(locate(text, path)))
      .catch(runtime.notices.report);
  };

  const chooseDevice = (next: Device) => {
    setDevice(next);
    storage.setItem(STORAGE_KEYS.playgroundDevice, next);
  };
  const elsewhere = device !== 'fit' && <p className={styles.elsewhere}>{t('preview.device.fitOnly')}</p>;

  const panels = [
    {
      key: 'problems',
      label: t('preview.problems', { count: findings.length }),
      children: <Problems findings={findings} onGoTo={(position) => editor?.goTo(position)} />,
    },
    ...(trace
      ? [
          { key: 'trace', label: t('preview.trace'), children: elsewhere || <TracePanel trace={trace} /> },
          {
            key: 'why',
            label: t('preview.why'),
            children: elsewhere || <WhyPanel trace={trace} chosen={explained} onChoose={ask} />,
          },
        ]
      : []),
  ];
  return (
    <SplitPane label={t('preview.split')} storageKey={STORAGE_KEYS.playgroundSplit}>
      <section className={styles.side} aria-label={label}>
        <PlaygroundTools playground={playground} onReplace={(text) => editor?.setText(text)} />
        <EditorPane playground={playground} label={label} onReady={setEditor} />
        <Tabs
          className={styles.panels}
          size="small"
          activeKey={panel}
          onChange={setPanel}
          items={panels}
          tabBarExtraContent={<span className={styles.keys}>{t('preview.editor.keys')}</span>}
        />
      </section>
      <LivePane
        page={page}
        theme={theme}
        device={device}
        onDevice={chooseDevice}
        trace={trace}
        refusal={isRefused ? findings.find(({ severity }) => severity === 'error') : undefined}
        isAsking={panel === 'why'}
        onPoint={(control) => {
          setPanel('why');
          ask(control);
        }}
      />
    </SplitPane>
  );
}
