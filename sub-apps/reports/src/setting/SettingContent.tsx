import { useNarrow, usePortal, useT } from '@atrium/portal/sdk';
import type { UnsavedInput } from '@atrium/portal/sdk';
import { BusyButton, LinkButton, PanelContent, ReasonButton, RowMenu, SaveFailure } from '@atrium/portal/ui';
import type { MutationKey } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { safeParse } from 'valibot';
import type { LayoutScope } from '../api/report';
import { layoutBody } from '../api/reportQuery';
import type { Layout } from '../api/reportQuery';
import { layoutSchema } from '../api/runReport';
import { LayoutEditor } from './LayoutEditor';
import { sameJson } from '../sameJson';
import { fitLayout } from './layoutEdits';
import type { Setting } from './layoutEdits';
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
  /** Keeps the unsaved layout; undefined when it is the one that the report shows. */
  onInput(content: unknown): void;
  onApply(layout: Layout): void;
  /** Shows the report with its saved layout. */
  onShowSaved(): void;
  /** Without a layout the saved one of the scope is removed. */
  onSave(scope: LayoutScope, layout: Layout | undefined): Promise<void>;
  /** Nothing is left to be saved. */
  onSaved(): void;
}

/** A layout that was kept as unsaved input; undefined if it is none. */
function keptLayout(content: unknown): Layout | undefined {
  const parsed = safeParse(layoutSchema, content);
  return parsed.success ? parsed.output : undefined;
}

/** The layout editor with its buttons. What could not be saved stays, with the reason above it. */
export function SettingContent(props: Props) {
  const { setting, canShare, restored, draftOffer, setSave, onInput, onApply, onShowSaved, onSaved } = props;
  const t = useT();
  const { dialogs, message } = usePortal();
  const isNarrow = useNarrow();
  const [shown] = useState(() => fitLayout(setting, setting.layout));
  const [layout, setLayout] = useState(() => fitLayout(setting, keptLayout(restored) ?? setting.layout));
  const isSaved = sameJson(shown, fitLayout(setting, setting.saved));
  const { run, running, error } = useLayoutSave(props);
  const isBusy = running !== undefined;

  const isChanged = !sameJson(layout, shown);
  const change = (next: Layout) => {
    setLayout(next);
    onInput(sameJson(next, shown) ? undefined : layoutBody(next));
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

  const ask = (key: 'deleteOwn' | 'restoreReport' | 'saveReport', isDanger = false) =>
    dialogs.confirm({
      title: t(`reports.setting.${key}.title`),
      text: t(`reports.setting.${key}.text`),
      confirmText: t(`reports.setting.${key}`),
      isDanger,
    });
  const dropOwn = () => save({ kind: 'deleteOwn', scope: 'own', layout: undefined });
  const deleteOwn = async () => {
    if (await ask('deleteOwn', true)) await dropOwn();
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
  const acts = { deleteOwn, restoreReport, saveReport, saveOwn };
  const reasonOf = (kind: LayoutJob['kind']) =>
    kind === 'deleteOwn' && !setting.hasOwn ? t('reports.setting.deleteOwn.none') : undefined;
  const button = (kind: LayoutJob['kind'], type?: 'text') => {
    const [text, reason] = [t(`reports.setting.${kind}`), reasonOf(kind)];
    if (reason !== undefined) {
      return (
        <ReasonButton type={type} reason={reason}>
          {text}
        </ReasonButton>
      );
    }
    return (
      <BusyButton type={type} disabled={isBusy} isBusy={running === kind} onClick={() => void acts[kind]()}>
        {text}
      </BusyButton>
    );
  };
  const entry = (kind: LayoutJob['kind']) => {
    const [text, reason] = [t(`reports.setting.${kind}`), reasonOf(kind)];
    return {
      key: kind,
      text,
      label: text,
      reason,
      isBusy: running === kind,
      isDisabled: isBusy,
      onPress: () => (reason === undefined ? void acts[kind]() : message.info(reason)),
    };
  };
  const others = canShare ? (['deleteOwn', 'restoreReport', 'saveReport'] as const) : (['deleteOwn'] as const);
  const footer = (
    <>
      {isNarrow ? (
        <span className={styles.restoring}>
          <RowMenu label={t('reports.more')} actions={others.map(entry)} />
        </span>
      ) : (
        <>
          <span className={styles.restoring}>
            {button('deleteOwn', 'text')}
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
      {!isSaved && (
        <p className={styles.note}>
          {t('reports.setting.notSaved')}
          <LinkButton disabled={isBusy} onClick={onShowSaved}>
            {t('reports.setting.showSaved')}
          </LinkButton>
        </p>
      )}
      <div inert={isBusy}>
        <LayoutEditor dimensions={setting.dimensions} measures={setting.measures} layout={layout} onChange={change} />
      </div>
    </PanelContent>
  );
}
