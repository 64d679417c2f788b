import { usePortal } from '@atrium/portal/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Layout } from '../../api/reportQuery';
import { getSetting } from '../../api/runReport';
import { saveLayout } from '../../api/saveLayout';
import { SettingPanel } from '../../setting/SettingPanel';
import type { LayoutScope } from '../../setting/setting';

interface Props {
  reportCode: string;
  isOpen: boolean;
  /** The layout that is being looked at without being saved. */
  layout: Layout | undefined;
  /** Shows a layout; undefined: the saved one. */
  onApply(layout: Layout | undefined): void;
  onOpen(): void;
  onClose(): void;
}

/** The setting of a report, read when it is opened. A saved layout is shown at once. */
export function ReportSetting({ reportCode, isOpen, layout, onApply, onOpen, onClose }: Props) {
  const { http } = usePortal();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['report', reportCode, 'setting'],
    queryFn: ({ signal }) => getSetting(http, reportCode, signal),
    enabled: isOpen,
  });
  const save = async (scope: LayoutScope, saved: Layout | undefined) => {
    await saveLayout(http, reportCode, scope, saved);
    await client.invalidateQueries({ queryKey: ['report', reportCode] });
    onApply(undefined);
  };
  return (
    <SettingPanel
      reportCode={reportCode}
      isOpen={isOpen}
      setting={
        data?.layout && {
          dimensions: data.dimensions,
          measures: data.measures,
          layout: layout ?? data.layout,
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
