import { usePortal } from '@atrium/portal/sdk';
import { useQuery } from '@tanstack/react-query';
import type { Layout } from '../../api/reportQuery';
import type { LayoutScope } from '../../api/report';
import { getSetting } from '../../api/runReport';
import { saveLayout } from '../../api/saveLayout';
import { SettingPanel } from '../../setting/SettingPanel';
import { switchedLayout } from '../../setting/switchedLayout';

interface Props {
  reportCode: string;
  isOpen: boolean;
  /** The layout that is being looked at without being saved. */
  layout: Layout | undefined;
  /** The dimension that the report was switched to. */
  dimension: string | undefined;
  /** Shows a layout without saving it; undefined: the saved one. */
  onApply(layout: Layout | undefined): void;
  /** Shows the saved layout, which has changed. */
  onSaved(): void;
  onOpen(): void;
  onClose(): void;
}

/** The setting of a report, read when it is opened. A saved layout is shown at once. */
export function ReportSetting({ reportCode, isOpen, layout, dimension, onApply, onSaved, onOpen, onClose }: Props) {
  const { http } = usePortal();
  const { data, error, refetch } = useQuery({
    queryKey: ['report', reportCode, 'setting'],
    queryFn: ({ signal }) => getSetting(http, reportCode, signal),
    enabled: isOpen,
  });
  const save = async (scope: LayoutScope, saved: Layout | undefined) => {
    await saveLayout(http, reportCode, scope, saved);
    onSaved();
  };
  return (
    <SettingPanel
      reportCode={reportCode}
      isOpen={isOpen}
      setting={
        data?.layout && {
          dimensions: data.dimensions,
          measures: data.measures,
          layout: switchedLayout(layout ?? data.layout, dimension),
          saved: data.layout,
          hasOwn: data.layoutScope === 'own',
        }
      }
      error={error}
      onRetry={() => void refetch()}
      onApply={onApply}
      onSave={save}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}
