/** Element ids that tie a tab to its panel. Keys are paths, which ids cannot hold. */
const safe = (key: string) => encodeURIComponent(key).replaceAll('%', '_');

export const tabElementId = (key: string) => `tab-${safe(key)}`;
export const panelElementId = (key: string) => `panel-${safe(key)}`;
