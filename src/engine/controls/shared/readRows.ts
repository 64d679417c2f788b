import type { GenericSchema } from 'valibot';
import { AppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import type { ControlModel } from '../../model/controlModel';
import { fittingRows } from '../../model/fittingRows';

export interface RowsQuestion {
  readonly api: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** What is cached will not do. */
  readonly isFresh: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Rows from the server: a list, or an object with `items`. Faulty ones are left out. Rejects with `AppError`, also when
 * the answer is something else.
 */
export async function readRows<R>(
  { page, control }: ControlModel,
  row: GenericSchema<unknown, R>,
  question: RowsQuestion,
): Promise<readonly R[]> {
  const { host, pageCode } = page;
  const answer = await page.timed(control, 'read', question.api, () =>
    host.call({ ...question, pageCode, cache: 'container' }),
  );
  const list = isRecord(answer) ? answer.items : answer;
  const rows = Array.isArray(list) ? fittingRows(control, row, list) : undefined;
  if (!rows) throw new AppError('service', host.t('engine.badanswer'), { code: 'engine.badanswer' });
  return rows;
}
