/** What a native shell that debugs pages puts on the window. */
interface NativeShell {
  nativeDebug?: unknown;
}

/** Electron, or a native debug shell: they begin at the preview (shell spec §1, §4). */
export const isPreviewShell = (page: { navigator: Pick<Navigator, 'userAgent'> } & NativeShell): boolean =>
  /\bElectron\//.test(page.navigator.userAgent) || Boolean(page.nativeDebug);
