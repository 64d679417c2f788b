export { missingParts } from './loadParts';
export { PageView } from './react/PageView';
export type { PageViewProps } from './react/PageView';
export type { PageHandle } from './model/pageHandle';
export type { PageModel } from './model/pageModel';
export { observed } from './observed';
export type { Observed } from './observed';

/** The door for those who write pages; what is behind it shares the engine, so it comes after it. */
export const loadWorkshop = () => import(/* webpackChunkName: "workshop" */ './workshop');

/** The expression language for those who have no page. */
export const loadFormula = () => import(/* webpackChunkName: "formula" */ './formula');
