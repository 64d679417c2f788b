import type { PageMeasures } from '@/common/pageRecord';
import type { SomeViews } from './controls/views';
import type { EngineHost } from './host';
import type { PageModel, PageOptions } from './model/pageModel';
import type { PageProtocol } from './protocol/nodes';

/** Looks on at one page from its opening. It is there before the page is. */
export interface PageRecording extends Pick<PageOptions, 'host' | 'measures' | 'tracer'> {
  /** Measures the expressions of the page that was read. */
  measure(protocol: PageProtocol): void;
  readonly views: Readonly<SomeViews>;
}

/** The pages that run, for those who help people with them. */
export interface Observed {
  readonly running: Set<PageModel>;
  /** The page that was opened or closed last: after a crash, the one that has failed. */
  last?: PageModel;
  /** Filled while somebody wants to know what pages do and cost. */
  record?: (pageCode: string, host: EngineHost, measures: PageMeasures | undefined) => PageRecording;
}

export const observed: Observed = { running: new Set() };
