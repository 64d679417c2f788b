/** Encodes the key of a tab, which is a path, for the element ids that connect a tab and its panel. */
const safe = (key: string) => encodeURIComponent(key).replaceAll('%', '_');

export const tabElementId = (key: string) => `tab-${safe(key)}`;
export const panelElementId = (key: string) => `panel-${safe(key)}`;
