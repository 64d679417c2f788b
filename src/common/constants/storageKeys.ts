/** Keys in localStorage and sessionStorage. The specification names `cloudserv` (shell spec §9). */
export const STORAGE_KEYS = {
  language: 'atrium.language',
  /** Theme mode (`system`, `light`, `dark`) and density of the last account, read by the page's first script. */
  theme: 'atrium.theme',
  density: 'atrium.density',
  /** Theme and density without a sign-in. */
  deviceTheme: 'atrium.theme.device',
  tokens: 'atrium.tokens',
  sessionId: 'atrium.session',
  user: 'atrium.user',
  login: 'atrium.login',
  /** Codes of the product and position that each account chose last on this device. */
  lastChoices: 'atrium.lastchoices',
  rememberedLogin: 'atrium.loginmemory',
  systemConfig: 'atrium.systemconfig',
  tabMode: 'atrium.tabmode',
  devMode: 'atrium.devmode',
  host: 'atrium.host',
  ids: 'atrium.ids',
  texts: 'atrium.texts',
  thirdParty: 'atrium.thirdparty',
  /** Stored while the window has the frame of the workspace; ends with the browser tab. */
  windowFrame: 'atrium.window-frame',
  menuFolded: 'atrium.menu-folded',
  previewMode: 'atrium.preview.mode',
  playground: 'atrium.playground',
  playgroundSplit: 'atrium.playground.split',
  playgroundDevice: 'atrium.playground.device',
  cloudStorage: 'cloudserv',
  /** Uploads in parts that can be continued; one record for each account in its position. */
  unfinishedUploads: 'unfinished-uploads',
} as const;

/** Keys of the records of one account. */
export const accountKeys = {
  /** Theme and density. */
  theme: ({ tenantCode, accountCode }: { tenantCode: string; accountCode: string }) =>
    `atrium.theme.${tenantCode}.${accountCode}`,
  /** A control's preferences, for example its column widths. */
  pagePreferences: (accountCode: string, key: string) => `atrium.page-look.${accountCode}.${key}`,
  /** `owner`: tenant, account and position, encoded. */
  own: (owner: string, key: string) => `atrium.own.${owner}/${key}`,
};
