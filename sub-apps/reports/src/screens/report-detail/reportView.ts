import type { AppError } from '@atrium/common/errors/appError';
import { DEFAULT_PAGE_SIZE } from '@atrium/common/paging/paging';
import type { PageOf } from '@atrium/common/paging/paging';
import type { DrillStep, Layout, ReportQuery, SliceValues, Sorting } from '../../api/reportQuery';
import { sameJson } from '../../sameJson';
import type { Display } from './displays';
import type { ChosenMeasures } from './ReportChart';

/** The view state of a report. */
export interface ReportView {
  /**
   * `setting`: the report does not run until the person starts it. `cancelled`: the person has stopped the query, and the
   * answer before it is shown where there is one.
   */
  phase: 'result' | 'setting' | 'cancelled';
  /** Why the view went back to `setting`. */
  refusal?: AppError | undefined;
  display: Display;
  /** Undefined: the dimension of the layout. */
  dimension?: string | undefined;
  /** The fields of the condition form, which take effect when the report is run; undefined: as `slices`. */
  chosen?: SliceValues | undefined;
  /** The conditions of the result; undefined: those the report starts with. */
  slices?: SliceValues | undefined;
  /** Members that were drilled into, from the top. */
  path: readonly DrillStep[];
  /** A layout to look at that is not saved; undefined: the saved one. */
  layout?: Layout | undefined;
  sorting?: Sorting | undefined;
  page: PageOf;
  /** The measures that the person has chosen for the charts. */
  measures?: ChosenMeasures | undefined;
  /** The folds and sorting of a cross table, read by `pivot/`. */
  grid?: unknown;
}

export type ReportViewEvent =
  | { type: 'show'; display: Display }
  | { type: 'chooseDimension'; code: string }
  | { type: 'chooseSlices'; slices: SliceValues }
  /** `values` are the conditions in force. What the person has chosen for the others waits on. */
  | { type: 'removeSlice'; code: string; values: SliceValues }
  /**
   * Of a cross table: the members of the outer dimensions first. `from` is the level on which they were pressed: a second
   * press before the first is drawn comes from a level that is left.
   */
  | { type: 'drill'; from: readonly DrillStep[]; steps: readonly DrillStep[] }
  /** Back up until `depth` members remain. */
  | { type: 'climb'; depth: number }
  | { type: 'sort'; sorting: Sorting | undefined }
  | { type: 'applyLayout'; layout: Layout | undefined }
  | { type: 'turnPage'; page: PageOf }
  | { type: 'chooseMeasures'; measures: ChosenMeasures }
  | { type: 'keepGrid'; grid: unknown }
  /** `isWhole`: also to the saved layout. */
  | { type: 'reset'; isWhole?: boolean }
  | { type: 'refuse'; refusal: AppError }
  /** `answered` is the view whose answer was shown last. */
  | { type: 'cancel'; answered?: ReportView | undefined }
  /** With the conditions of the form. */
  | { type: 'run' }
  /** With the conditions in force; those of the form wait on. */
  | { type: 'refresh' };

export const FIRST_VIEW: ReportView = {
  phase: 'result',
  display: 'table',
  path: [],
  page: { index: 1, size: DEFAULT_PAGE_SIZE },
};

/** What a view asks the platform for. */
export const queryOf = (reportCode: string, view: ReportView): ReportQuery => {
  const { slices, dimension, path, layout, sorting, page } = view;
  return { reportCode, slices, dimension, path, layout, sorting, page };
};

const isSameStep = (a: DrillStep, b: DrillStep) => a.dimension === b.dimension && a.value === b.value;

/** The steps of one drill that are not in the path yet: the outer members of a cross table may be. */
const newSteps = (path: readonly DrillStep[], steps: readonly DrillStep[]) =>
  steps
    .filter((step) => !path.some((known) => isSameStep(known, step)))
    .map((step, index, added): DrillStep => (index < added.length - 1 ? { ...step, isOuter: true } : step));

const without = (values: SliceValues, code: string): SliceValues =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== code));

/** How a result is shown, whatever it is the result of. */
const looksOf = ({ display, measures, grid }: ReportView) => ({ display, measures, grid });

/**
 * The reducer of the view. Whatever changes the rows returns to the first page and ends a cancelled query.
 * @param start What a reset or refused view goes back to.
 */
export function nextView(view: ReportView, event: ReportViewEvent, start = FIRST_VIEW): ReportView {
  const phase = view.phase === 'setting' ? 'setting' : 'result';
  const asked = { ...view, phase, page: { ...view.page, index: 1 } } as const;
  const restarted = { ...start, ...looksOf(view), page: asked.page };
  switch (event.type) {
    case 'show':
      return { ...view, display: event.display };
    case 'chooseMeasures':
      return { ...view, measures: event.measures };
    case 'keepGrid':
      return { ...view, grid: event.grid };
    case 'chooseDimension':
      return { ...asked, dimension: event.code, path: [], sorting: undefined };
    case 'chooseSlices':
      return { ...view, chosen: event.slices };
    case 'removeSlice':
      return {
        ...asked,
        slices: without(event.values, event.code),
        chosen: view.chosen && without(view.chosen, event.code),
      };
    case 'drill':
      if (!sameJson(event.from, view.path)) return view;
      return { ...asked, path: [...view.path, ...newSteps(view.path, event.steps)], sorting: undefined };
    case 'climb':
      return { ...asked, path: view.path.slice(0, event.depth), sorting: undefined };
    case 'sort':
      return { ...asked, sorting: event.sorting };
    case 'applyLayout':
      return {
        ...asked,
        phase: 'result',
        refusal: undefined,
        layout: event.layout,
        dimension: undefined,
        path: [],
        sorting: undefined,
      };
    case 'turnPage':
      return { ...view, phase, page: event.page };
    case 'reset':
      return {
        ...restarted,
        layout: event.isWhole ? start.layout : view.layout,
        phase,
        refusal: view.refusal,
      };
    case 'refuse':
      return { ...restarted, phase: 'setting', refusal: event.refusal };
    case 'cancel': {
      const { answered = view } = event;
      // The conditions that were asked for wait in the form.
      const chosen = view.chosen ?? (sameJson(view.slices, answered.slices) ? undefined : view.slices);
      return { ...answered, ...looksOf(view), chosen, phase: 'cancelled' };
    }
    case 'refresh':
      return { ...view, phase: 'result', refusal: undefined };
    case 'run':
      return {
        ...asked,
        slices: view.chosen ?? view.slices,
        chosen: undefined,
        phase: 'result',
        refusal: undefined,
      };
  }
}
