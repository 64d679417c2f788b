/** Replaces `resize-observer-polyfill` by the browser's own ResizeObserver. */
export default ResizeObserver;
