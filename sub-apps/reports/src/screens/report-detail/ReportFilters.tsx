import { useT } from '@atrium/portal/sdk';
import { FilterBar, FilterField } from '@atrium/portal/ui';
import { Select } from 'antd';
import { useId } from 'react';
import type { Dispatch } from 'react';
import type { Slice } from '../../api/runReport';
import type { ReportView, ReportViewEvent } from './reportView';

interface Props {
  slices: readonly Slice[];
  view: ReportView;
  onEvent: Dispatch<ReportViewEvent>;
}

/** What the report can be narrowed down by. Takes effect at once, except while the view is in `setting`. */
export function ReportFilters({ slices, view, onEvent }: Props) {
  const t = useT();
  const id = useId();
  if (slices.length === 0) return null;
  return (
    <FilterBar
      label={t('reports.detail.filter')}
      onReset={() => onEvent({ type: 'reset' })}
      onSearch={view.phase === 'setting' ? () => onEvent({ type: 'run' }) : undefined}
    >
      {slices.map(({ code, name, options }) => (
        <FilterField key={code} label={name} controlId={`${id}-${code}`}>
          <Select
            id={`${id}-${code}`}
            value={view.slices[code]}
            options={options.map(({ key, text }) => ({ value: key, label: text }))}
            placeholder={t('reports.detail.all')}
            allowClear
            showSearch
            optionFilterProp="label"
            onChange={(value: string | undefined) => onEvent({ type: 'chooseSlice', code, value })}
          />
        </FilterField>
      ))}
    </FilterBar>
  );
}
