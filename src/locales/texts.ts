/** Texts by key, in one language. A partial language leaves keys out. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** Before the workspace, and in it. */
export type TextGroup = 'entry' | 'workspace';
