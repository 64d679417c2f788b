/** Keys in localStorage and sessionStorage. `cloudserv` is the specification's (shell spec §9). */
export const STORAGE_KEYS = {
  language: 'atrium.language',
  /** `system`, `light` or `dark`, and the density, for the page's first script: the choice of the last account. */
  theme: 'atrium.theme',
  density: 'atrium.density',
  /** Theme and density before anybody has signed in. */
  deviceTheme: 'atrium.theme.device',
  tokens: 'atrium.tokens',
  sessionId: 'atrium.session',
  user: 'atrium.user',
  login: 'atrium.login',
  loginMemory: 'atrium.loginmemory',
  systemConfig: 'atrium.systemconfig',
  tabMode: 'atrium.tabmode',
  devMode: 'atrium.devmode',
  host: 'atrium.host',
  ids: 'atrium.ids',
  texts: 'atrium.texts',
  thirdParty: 'atrium.thirdparty',
  menuFolded: 'atrium.menu-folded',
  staleChunks: 'atrium.lostpieces',
  previewMode: 'atrium.preview.mode',
  playground: 'atrium.playground',
  cloudStorage: 'cloudserv',
} as const;

/** Keys of what belongs to one account of the browser. */
export const accountKeys = {
  /** Theme and density. */
  theme: ({ tenantCode, accountCode }: { tenantCode: string; accountCode: string }) =>
    `atrium.theme.${tenantCode}.${accountCode}`,
  /** A control's preferences, for example its column widths. */
  pageLook: (accountCode: string, key: string) => `atrium.page-look.${accountCode}.${key}`,
  /** `owner`: tenant, account and position, encoded. */
  own: (owner: string, key: string) => `atrium.own.${owner}/${key}`,
};
