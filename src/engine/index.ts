export { PageView } from './react/PageView';
export type { PageViewProps } from './react/PageView';
