/** The property that a native debug shell sets on the window. */
interface NativeShell {
  nativeDebug?: unknown;
}

/** Whether the browser is Electron or a native debug shell, which start at the preview (shell spec §1, §4). */
export const isPreviewShell = (page: { navigator: Pick<Navigator, 'userAgent'> } & NativeShell): boolean =>
  /\bElectron\//.test(page.navigator.userAgent) || Boolean(page.nativeDebug);
