export { SubAppView } from './SubAppView';
export { subAppHost } from './subAppHost';
