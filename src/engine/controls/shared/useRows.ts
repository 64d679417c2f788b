import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { isAppError, toAppError } from '@/common/errors/appError';
import type { AppError } from '@/common/errors/appError';
import type { Field } from '../../model/field';
import { useWatched } from '../../react/useWatched';
import { readRows } from './readRows';

interface Found<R> {
  readonly asked: string;
  readonly rows?: readonly R[];
  readonly error?: AppError;
}

export interface RowsState<R> {
  /** Undefined until they are read, and when they could not be. */
  readonly rows?: readonly R[];
  /** Why they could not be read. */
  readonly error?: AppError;
  retry(): void;
}

/**
 * Rows that a control reads from its `source`: a list, or an object with `items`. Read again when the input changes or
 * somebody asks for it; only the answer to the newest question is taken.
 *
 * @param row The same object at every call.
 * @param more Joins the input of the source.
 */
export function useRows<R>(
  field: Field,
  row: GenericSchema<unknown, R>,
  more: Readonly<Record<string, unknown>> = {},
): RowsState<R> {
  const { control } = field;
  const own = useWatched(field, () => JSON.stringify(field.sourceInput() ?? {}));
  const reloads = useWatched(field, () => field.control.reloads());
  const [found, setFound] = useState<Found<R>>();
  const [retries, setRetries] = useState(0);
  const { api } = (field.props as { source?: { api: string } }).source ?? {};
  const tries = retries + reloads;
  const asked = `${tries} ${own} ${JSON.stringify(more)}`;
  const input = JSON.stringify({ ...(JSON.parse(own) as Record<string, unknown>), ...more });
  useEffect(() => {
    if (api === undefined) return undefined;
    const request = new AbortController();
    const take = (answer: Pick<Found<R>, 'rows' | 'error'>) => request.signal.aborted || setFound({ asked, ...answer });
    const question = {
      api,
      input: JSON.parse(input) as Record<string, unknown>,
      isFresh: tries > 0,
      signal: request.signal,
    };
    readRows(control, row, question).then(
      (rows) => take({ rows }),
      (error: unknown) => isAppError(error, 'cancelled') || take({ error: toAppError(error) }),
    );
    return () => request.abort();
  }, [control, api, row, input, asked, tries]);
  const isCurrent = found?.asked === asked;
  return {
    rows: isCurrent ? found.rows : undefined,
    error: isCurrent ? found.error : undefined,
    retry: () => setRetries(retries + 1),
  };
}
