import { useEffect, useState } from 'react';
import { AppError, isAppError, toAppError } from '@/common/errors/appError';
import type { RowValues } from '../../expressions/scope';
import type { ControlModel } from '../../model/controlModel';
import { useWatched } from '../../react/useWatched';
import { rowsIn } from './chartData';

type Found = { readonly rows: readonly RowValues[]; readonly error?: undefined } | { readonly rows?: undefined; readonly error: AppError };

/** Rows of a chart: its value, or read again whenever the input of its source changes. */
export function useChartRows(control: ControlModel<'chart'>): Partial<Found> & { readonly retry: () => void } {
  const { page } = control;
  const api = control.props.source?.api;
  const input = useWatched(control, () => JSON.stringify(control.sourceInput() ?? {}));
  const value = useWatched(control, () => control.value());
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ readonly key: string; readonly answer: Found }>();
  const key = `${attempt} ${input}`;
  useEffect(() => {
    if (api === undefined) return undefined;
    const request = new AbortController();
    const read = async () => {
      const rows = rowsIn(await page.host.call({ api, input: JSON.parse(input) as Record<string, unknown>, pageCode: page.pageCode, isContainerRead: true, signal: request.signal }));
      if (!rows) throw new AppError('service', page.host.t('engine.badanswer'), { code: 'engine.badanswer' });
      return rows;
    };
    const take = (answer: Found) => {
      if (!request.signal.aborted) setFound({ key, answer });
    };
    read().then((rows) => take({ rows }), (error: unknown) => isAppError(error, 'cancelled') || take({ error: toAppError(error) }));
    return () => request.abort();
  }, [page, api, input, key]);
  const retry = () => setAttempt(attempt + 1);
  if (api === undefined) return { rows: rowsIn(value) ?? [], retry };
  return { ...(found?.key === key ? found.answer : {}), retry };
}
