/** Texts by key, in one language. A partial language leaves keys out. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** Before the workspace, its less common ways in (and passwords everywhere), the workspace, the controls that few pages use, and the preview (with what its pages show). */
export type TextGroup = 'entry' | 'account' | 'workspace' | 'controls' | 'preview';
