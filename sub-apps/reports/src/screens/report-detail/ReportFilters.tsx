import { useT } from '@atrium/portal/sdk';
import { FilterForm } from '@atrium/portal/ui';
import type { FilterField } from '@atrium/portal/ui';
import type { Dispatch } from 'react';
import type { Slice } from '../../api/runReport';
import type { ReportView, ReportViewEvent } from './reportView';

interface Props {
  slices: readonly Slice[];
  view: ReportView;
  onEvent: Dispatch<ReportViewEvent>;
  onRun(): void;
}

/** The slices that filter the report: a search form like that of every list. */
export function ReportFilters({ slices, view, onEvent, onRun }: Props) {
  const t = useT();
  if (slices.length === 0) return null;
  const fields = slices.map(({ code, name, options }): FilterField<ReportView['slices']> => ({
    key: code,
    kind: 'select',
    label: name,
    placeholder: t('reports.detail.all'),
    options: options.map(({ key, text }) => ({ value: key, label: text })),
  }));
  return (
    <FilterForm
      label={t('reports.detail.filter')}
      fields={fields}
      values={view.chosen}
      onChange={(chosen) => onEvent({ type: 'chooseSlices', slices: chosen })}
      onReset={() => onEvent({ type: 'reset' })}
      onSearch={onRun}
    />
  );
}
