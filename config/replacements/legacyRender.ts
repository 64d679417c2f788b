/**
 * Replaces rc-util's `render`, which finds no `ReactDOM.render` in React 19 and does nothing. Roots are rendered by
 * `@ant-design/v5-patch-for-react-19`.
 */
export const render = (): void => undefined;
export const unmount = (): Promise<void> => Promise.resolve();
