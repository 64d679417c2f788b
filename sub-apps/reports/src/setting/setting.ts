import type { Layout } from '../api/reportQuery';
import type { Elements } from './layoutEdits';

/** Whose layout is saved: the person's own, or that of the report for everybody without an own one. */
export type LayoutScope = 'own' | 'report';

/** What the setting needs to know of a report. */
export interface Setting extends Elements {
  /** The layout that the report shows now. */
  layout: Layout;
  /** The person has a layout of their own. */
  hasOwn: boolean;
}
