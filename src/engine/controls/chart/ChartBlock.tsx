import { extras } from '../../extras';
import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { ReadProblem } from '../shared/ReadProblem';
import { chartData } from './chartData';
import { useChartRows } from './useChartRows';

/** The rows of the control as a chart of `ui/chart`, which came with the page. */
export function ChartBlock({ control }: { control: ControlModel<'chart'> }) {
  const page = usePage();
  const { kind = 'bar', categoryfield, valuefields, emptytext } = control.props;
  const { rows, error, retry } = useChartRows(control);
  const title = useWatched(control, () => control.title());
  const fields = valuefields.map(({ title: caption, ...field }) => ({ ...field, title: page.text(caption) }));
  const { Chart } = extras;
  return (
    Chart && (
      <Chart
        kind={kind}
        data={rows && chartData(rows, categoryfield, fields)}
        title={title}
        t={(key, params) => page.host.t(key, params)}
        emptyText={page.text(emptytext)}
        problem={error && <ReadProblem error={error} onRetry={retry} />}
      />
    )
  );
}
