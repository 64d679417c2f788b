import { isPreviewShell } from './isPreviewShell';

it.each([
  ['a browser', { navigator: { userAgent: 'Mozilla/5.0 Chrome/150.0' } }, false],
  ['Electron', { navigator: { userAgent: 'Mozilla/5.0 Chrome/150.0 Electron/40.1' } }, true],
  ['a native debug shell', { navigator: { userAgent: 'Mozilla/5.0' }, nativeDebug: {} }, true],
])('is detected by the window of %s', (_what, page, isShell) => {
  expect(isPreviewShell(page)).toBe(isShell);
});
