import { array, nullable, number, object, optional, record, safeParse, string, unknown } from 'valibot';
import { AppError } from '@/common/errors/appError';
import { numeric } from '@/common/schemas';
import type { RowValues } from '../expressions/scope';
import type { ControlModel } from './controlModel';
import { fittingRows } from './fittingRows';

const RowShape = record(string(), unknown());
const Answer = object({
  items: nullable(array(unknown()), []),
  __itemcount: numeric,
  __summary: optional(record(string(), number()), {}),
});

interface RowsAnswer {
  readonly items: readonly RowValues[];
  /** How many rows there are on all pages, as the server says. */
  readonly said: number;
  readonly summary: Readonly<Record<string, number>>;
}

/** The error that stands for an answer which is something else than what was asked for. */
export const badAnswer = ({ page }: Pick<ControlModel, 'page'>): AppError =>
  new AppError('service', page.host.t('engine.badanswer'), { code: 'engine.badanswer' });

/** One page of rows, as a server answers it. Throws a `service` error for anything else. */
export function readRowsAnswer(control: ControlModel, answer: unknown): RowsAnswer {
  const parsed = safeParse(Answer, answer);
  const items = parsed.success && fittingRows(control, RowShape, parsed.output.items);
  if (!items) throw badAnswer(control);
  return { items, said: parsed.output.__itemcount, summary: parsed.output.__summary };
}
