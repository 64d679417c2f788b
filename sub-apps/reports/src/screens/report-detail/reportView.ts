import type { AppError } from '@atrium/common/errors/appError';
import { DEFAULT_PAGE_SIZE } from '@atrium/common/paging/paging';
import type { PageOf } from '@atrium/common/paging/paging';

/** The view state of a report: phase, dimension, filters and page. */
export interface ReportView {
  /** `setting`: the report does not run until the user starts it. */
  phase: 'result' | 'setting';
  /** Why the view went back to `setting`. */
  refusal?: AppError;
  /** Undefined: the first dimension of the report. */
  dimension?: string;
  /** The fields of the filter form; they take effect when the report is run. */
  chosen: Slices;
  /** The filters of the result. */
  slices: Slices;
  page: PageOf;
}

type Slices = Readonly<Record<string, string>>;

export type ReportViewEvent =
  | { type: 'chooseDimension'; code: string }
  | { type: 'chooseSlices'; slices: Readonly<Record<string, string | undefined>> }
  | { type: 'turnPage'; page: PageOf }
  | { type: 'reset' }
  | { type: 'refuse'; refusal: AppError }
  | { type: 'run' };

export const FIRST_VIEW: ReportView = {
  phase: 'result',
  chosen: {},
  slices: {},
  page: { index: 1, size: DEFAULT_PAGE_SIZE },
};

/** The reducer of the view. Another dimension, and a run with the filters as they are now, return to the first page. */
export function nextView(view: ReportView, event: ReportViewEvent): ReportView {
  const firstPage = { ...view.page, index: 1 };
  switch (event.type) {
    case 'chooseDimension':
      return { ...view, dimension: event.code, page: firstPage };
    case 'chooseSlices': {
      const chosen = Object.entries(event.slices).flatMap(([code, value]) => (value ? [[code, value]] : []));
      return { ...view, chosen: Object.fromEntries(chosen) };
    }
    case 'turnPage':
      return { ...view, page: event.page };
    case 'reset':
      return { ...FIRST_VIEW, page: firstPage, phase: view.phase, refusal: view.refusal };
    case 'refuse':
      return { ...FIRST_VIEW, page: firstPage, phase: 'setting', refusal: event.refusal };
    case 'run':
      return { ...view, slices: view.chosen, page: firstPage, phase: 'result', refusal: undefined };
  }
}
