import { array, object, safeParse, union } from 'valibot';
import type { GenericSchema } from 'valibot';
import { AppError } from '@/common/errors/appError';
import type { ControlModel } from '../../model/controlModel';

export interface RowsQuestion {
  readonly api: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** What is cached will not do. */
  readonly isFresh: boolean;
  readonly signal?: AbortSignal;
}

/** Rows from the server: a list, or an object with `items`. Rejects with `AppError`, also when they are something else. */
export async function readRows<R>(
  { page, control }: ControlModel,
  row: GenericSchema<unknown, R>,
  question: RowsQuestion,
): Promise<readonly R[]> {
  const { host, pageCode } = page;
  const answer = await page.timed(control, 'read', question.api, () =>
    host.call({ ...question, pageCode, cache: 'container' }),
  );
  const parsed = safeParse(union([array(row), object({ items: array(row) })]), answer);
  if (!parsed.success) throw new AppError('service', host.t('engine.badanswer'), { code: 'engine.badanswer' });
  return 'items' in parsed.output ? parsed.output.items : parsed.output;
}
