import { useNarrow, usePortal, useT } from '@atrium/portal/sdk';
import type { UnsavedInput } from '@atrium/portal/sdk';
import { BusyButton, PanelContent, RowMenu, SaveFailure } from '@atrium/portal/ui';
import type { MutationKey } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import type { Layout } from '../api/reportQuery';
import { fitLayout } from './fitLayout';
import { LayoutEditor } from './LayoutEditor';
import { readLayout } from './readLayout';
import type { LayoutScope, Setting } from './setting';
import { useLayoutSave } from './useLayoutSave';
import type { LayoutJob } from './useLayoutSave';
import styles from './SettingContent.module.css';

interface Props extends Pick<UnsavedInput, 'setSave'> {
  setting: Setting;
  /** Whether the person may save the layout for everybody. */
  canShare: boolean;
  /** Input that is brought back. */
  restored: unknown;
  draftOffer: ReactNode;
  mutationKey: MutationKey;
  /** Notes the unsaved layout; undefined when it is the one that the report shows. */
  onInput(layout: Layout | undefined): void;
  onApply(layout: Layout): void;
  /** Without a layout the saved one of the scope is removed. */
  onSave(scope: LayoutScope, layout: Layout | undefined): Promise<void>;
  /** Nothing is left to be saved. */
  onSaved(): void;
}

/** The layout editor with its buttons. What could not be saved stays, with the reason above it. */
export function SettingContent(props: Props) {
  const { setting, canShare, restored, draftOffer, setSave, onInput, onApply, onSaved } = props;
  const t = useT();
  const { dialogs } = usePortal();
  const isNarrow = useNarrow();
  const [shown] = useState(() => fitLayout(setting, setting.layout));
  const [layout, setLayout] = useState(() => fitLayout(setting, readLayout(restored) ?? setting.layout));
  const { run, running, error } = useLayoutSave(props);
  const isBusy = running !== undefined;

  const isChanged = JSON.stringify(layout) !== JSON.stringify(shown);
  const change = (next: Layout) => {
    setLayout(next);
    onInput(JSON.stringify(next) === JSON.stringify(shown) ? undefined : next);
  };
  const save = async (job: LayoutJob) => {
    const isDone = await run(job);
    if (isDone) onSaved();
    return isDone;
  };
  const saveOwn = () => save({ kind: 'saveOwn', scope: 'own', layout });
  const saveBeforeLeaving = useEffectEvent(saveOwn);
  useEffect(() => {
    setSave(isChanged ? () => saveBeforeLeaving() : undefined);
    return () => setSave(undefined);
  }, [setSave, isChanged]);

  const ask = (key: 'restore' | 'restoreReport' | 'saveReport', isDanger = false) =>
    dialogs.confirm({
      title: t(`reports.setting.${key}.title`),
      text: t(`reports.setting.${key}.text`),
      confirmText: t(`reports.setting.${key}`),
      isDanger,
    });
  const dropOwn = () => save({ kind: 'restore', scope: 'own', layout: undefined });
  const restore = async () => {
    if (!setting.hasOwn || (await ask('restore'))) await dropOwn();
  };
  /** Changes everybody's layout. The person's own one, if there is one, still takes its place. */
  const saveForAll = async (job: LayoutJob) => {
    if (!(await run(job))) return;
    const isDropped =
      setting.hasOwn &&
      (await dialogs.confirm({
        title: t('reports.setting.own.title'),
        text: t('reports.setting.own.text'),
        confirmText: t('reports.setting.own.drop'),
        cancelText: t('reports.setting.own.keep'),
      }));
    if (isDropped) await dropOwn();
    else onSaved();
  };
  const saveReport = async () => {
    if (await ask('saveReport')) await saveForAll({ kind: 'saveReport', scope: 'report', layout });
  };
  const restoreReport = async () => {
    if (await ask('restoreReport', true))
      await saveForAll({ kind: 'restoreReport', scope: 'report', layout: undefined });
  };
  const acts = { restore, restoreReport, saveReport, saveOwn };
  const button = (kind: LayoutJob['kind'], type?: 'text') => (
    <BusyButton type={type} disabled={isBusy} isBusy={running === kind} onClick={() => void acts[kind]()}>
      {t(`reports.setting.${kind}`)}
    </BusyButton>
  );
  const entry = (kind: LayoutJob['kind']) => ({
    key: kind,
    text: t(`reports.setting.${kind}`),
    label: t(`reports.setting.${kind}`),
    isBusy: running === kind,
    isDisabled: isBusy,
    onPress: () => void acts[kind](),
  });
  const others = canShare ? (['restore', 'restoreReport', 'saveReport'] as const) : (['restore'] as const);
  const footer = (
    <>
      {isNarrow ? (
        <span className={styles.restoring}>
          <RowMenu label={t('reports.more')} actions={others.map(entry)} />
        </span>
      ) : (
        <>
          <span className={styles.restoring}>
            {button('restore', 'text')}
            {canShare && button('restoreReport', 'text')}
          </span>
          {canShare && button('saveReport')}
        </>
      )}
      {button('saveOwn')}
      <Button disabled={isBusy} type="primary" onClick={() => onApply(layout)}>
        {t('reports.setting.apply')}
      </Button>
    </>
  );
  return (
    <PanelContent footer={footer}>
      {draftOffer}
      {error && <SaveFailure error={error} />}
      <div inert={isBusy}>
        <LayoutEditor dimensions={setting.dimensions} measures={setting.measures} layout={layout} onChange={change} />
      </div>
    </PanelContent>
  );
}
