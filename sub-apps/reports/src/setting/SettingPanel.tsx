import type { AppError } from '@atrium/common/errors/appError';
import { usePortal, useT, useUnsavedInput } from '@atrium/portal/sdk';
import { DraftOffer, lazyContent, LoadFailure, PanelContent, SidePanel, Skeleton } from '@atrium/portal/ui';
import { useIsMutating } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { LayoutScope } from '../api/report';
import type { Layout } from '../api/reportQuery';
import type { Setting } from './layoutEdits';

interface Props {
  reportCode: string;
  isOpen: boolean;
  /** Undefined until it is read. */
  setting: Setting | undefined;
  /** Why it could not be read. */
  error: AppError | null;
  onRetry(): void;
  /** Shows the report with the layout, without saving it; undefined: with the saved one. */
  onApply(layout: Layout | undefined): void;
  /** Without a layout the saved one of the scope is removed. */
  onSave(scope: LayoutScope, layout: Layout | undefined): Promise<void>;
  /** Opens the panel again, with input that is brought back. */
  onOpen(): void;
  onClose(): void;
}

/** The editor and its drag and drop are a chunk of their own. */
const SettingContent = lazyContent(
  async () => (await import(/* webpackChunkName: "report-setting" */ './SettingContent')).SettingContent,
);

/** The setting of a report: its layout, with protection of unsaved changes. Keep it mounted while it is closed. */
export function SettingPanel(props: Props) {
  const { reportCode, isOpen, setting, error, onRetry, onApply, onSave, onOpen, onClose } = props;
  const t = useT();
  const { access } = usePortal();
  const [restored, setRestored] = useState<{ content: unknown; count: number }>({ content: undefined, count: 0 });
  const bringBack = (content: unknown) => setRestored(({ count }) => ({ content, count: count + 1 }));
  const mutationKey = ['report-setting', useId()];
  const input = useUnsavedInput({
    // The question of the host saves what it names.
    title: t('reports.setting.unsaved'),
    opened: {},
    record: isOpen ? JSON.stringify(['report layout', reportCode]) : undefined,
    isSaving: useIsMutating({ mutationKey }) > 0,
    onRestore({ content }) {
      bringBack(content);
      onOpen();
    },
  });
  const leave = () => {
    setRestored(({ count }) => ({ content: undefined, count }));
    onClose();
  };
  const close = async () => {
    if (await input.confirmLeave()) leave();
  };
  const finish = () => {
    input.markSaved();
    leave();
  };
  const showSaved = async () => {
    if (!(await input.confirmLeave())) return;
    onApply(undefined);
    leave();
  };
  return (
    <SidePanel title={t('reports.setting.title')} isOpen={isOpen} isWide onClose={() => void close()}>
      {setting ? (
        <SettingContent
          key={restored.count}
          setting={setting}
          canShare={access.canUse('report-detail/setting')}
          restored={restored.content}
          draftOffer={<DraftOffer input={input} onRestore={() => bringBack(input.takeOffer())} />}
          mutationKey={mutationKey}
          onInput={input.change}
          setSave={input.setSave}
          onApply={(layout) => {
            onApply(layout);
            finish();
          }}
          onShowSaved={() => void showSaved()}
          onSave={onSave}
          onSaved={finish}
        />
      ) : (
        <PanelContent>
          {error ? (
            <LoadFailure error={error} onRetry={onRetry} />
          ) : (
            <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
          )}
        </PanelContent>
      )}
    </SidePanel>
  );
}
