/** Stands for `resize-observer-polyfill`, which answers the browser's own ResizeObserver where there is one. */
export default ResizeObserver;
