import { useEffect, useState } from 'react';
import { array, object, safeParse, union } from 'valibot';
import type { GenericSchema } from 'valibot';
import { AppError, isAppError } from '@/common/errors/appError';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';

interface Found<R> {
  readonly asked: string;
  readonly rows?: readonly R[];
}

export interface RowsState<R> {
  /** Undefined until they are read, and when they could not be. */
  readonly rows?: readonly R[];
  readonly hasFailed: boolean;
  retry(): void;
}

/**
 * Rows that a control reads from its `source`: a list, or an object with `items`. Read again when the input changes;
 * only the answer to the newest question is taken.
 *
 * @param row The same object at every call.
 * @param more Joins the input of the source.
 */
export function useRows<R>(field: Field, row: GenericSchema<unknown, R>, more: Readonly<Record<string, unknown>> = {}): RowsState<R> {
  const page = usePage();
  const own = useWatched(field, () => JSON.stringify(field.sourceInput() ?? {}));
  const [found, setFound] = useState<Found<R>>();
  const [tries, setTries] = useState(0);
  const { api } = (field.props as { source?: { api: string } }).source ?? {};
  const asked = `${tries} ${own} ${JSON.stringify(more)}`;
  const input = JSON.stringify({ ...(JSON.parse(own) as Record<string, unknown>), ...more });
  useEffect(() => {
    if (api === undefined) return undefined;
    const request = new AbortController();
    const read = async () => {
      const answer = await page.host.call({ api, input: JSON.parse(input) as Record<string, unknown>, pageCode: page.pageCode, isContainerRead: true, signal: request.signal });
      const parsed = safeParse(union([array(row), object({ items: array(row) })]), answer);
      if (!parsed.success) throw new AppError('service', page.host.t('engine.badanswer'), { code: 'engine.badanswer' });
      return 'items' in parsed.output ? parsed.output.items : parsed.output;
    };
    read().then(
      (rows) => !request.signal.aborted && setFound({ asked, rows }),
      (error: unknown) => {
        if (request.signal.aborted || isAppError(error, 'cancelled')) return;
        setFound({ asked });
        page.host.report(error);
      },
    );
    return () => request.abort();
  }, [page, api, row, input, asked]);
  const isCurrent = found?.asked === asked;
  return { rows: isCurrent ? found.rows : undefined, hasFailed: isCurrent && found.rows === undefined, retry: () => setTries(tries + 1) };
}
