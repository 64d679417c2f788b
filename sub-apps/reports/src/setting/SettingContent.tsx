import { usePortal, useT } from '@atrium/portal/sdk';
import type { UnsavedInput } from '@atrium/portal/sdk';
import { BusyButton, PanelContent, SaveFailure } from '@atrium/portal/ui';
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
  onSave(scope: LayoutScope, layout: Layout): Promise<void>;
  onRestore(): Promise<void>;
  /** Nothing is left to be saved. */
  onSaved(): void;
}

/** The layout editor with its buttons. What could not be saved stays, with the reason above it. */
export function SettingContent(props: Props) {
  const { setting, canShare, restored, draftOffer, setSave, onInput, onApply } = props;
  const t = useT();
  const { dialogs } = usePortal();
  const [shown] = useState(() => fitLayout(setting, setting.layout));
  const [layout, setLayout] = useState(() => fitLayout(setting, readLayout(restored) ?? setting.layout));
  const { run, running, error } = useLayoutSave(props);
  const isBusy = running !== undefined;

  const isChanged = JSON.stringify(layout) !== JSON.stringify(shown);
  const change = (next: Layout) => {
    setLayout(next);
    onInput(JSON.stringify(next) === JSON.stringify(shown) ? undefined : next);
  };
  const save = useEffectEvent(() => run({ kind: 'own', layout }));
  useEffect(() => {
    setSave(isChanged ? () => save() : undefined);
    return () => setSave(undefined);
  }, [setSave, isChanged]);

  const restore = async () => {
    const question = {
      title: t('reports.setting.restore.title'),
      text: t('reports.setting.restore.text'),
      confirmText: t('reports.setting.restore'),
    };
    if (setting.hasOwn && !(await dialogs.confirm(question))) return;
    await run({ kind: 'restore' });
  };
  const share = async () => {
    const question = {
      title: t('reports.setting.saveReport.title'),
      text: t('reports.setting.saveReport.hint'),
      confirmText: t('reports.setting.saveReport'),
    };
    if (await dialogs.confirm(question)) await run({ kind: 'report', layout });
  };
  const button = { disabled: isBusy };
  const footer = (
    <>
      <BusyButton {...button} isBusy={running === 'restore'} onClick={() => void restore()}>
        {t('reports.setting.restore')}
      </BusyButton>
      {canShare && (
        <BusyButton
          {...button}
          isBusy={running === 'report'}
          title={t('reports.setting.saveReport.hint')}
          onClick={() => void share()}
        >
          {t('reports.setting.saveReport')}
        </BusyButton>
      )}
      <BusyButton {...button} isBusy={running === 'own'} onClick={() => void run({ kind: 'own', layout })}>
        {t('reports.setting.saveOwn')}
      </BusyButton>
      <Button {...button} type="primary" onClick={() => onApply(layout)}>
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
