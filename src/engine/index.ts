export { PageView } from './react/PageView';
export type { PageViewProps } from './react/PageView';

/** The door for those who write pages; what is behind it shares the engine, so it comes after it. */
export const loadWorkshop = () => import(/* webpackChunkName: "workshop" */ './workshop');
