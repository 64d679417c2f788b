const FLAG = '"1" or "0", 1 or 0, true or false';
const TEXT = 'a text';
const WORDING = 'a text, or texts by language of which zh-CN must be one';
const ORIGINS = 'a list of exact origins, each once, as https://portal.example, without a slash at the end';

/** What each field of `config.json` may be, for the operator (docs/configuration.md). */
export const ALLOWED_VALUES: Readonly<Record<string, string>> = {
  devmodel: FLAG,
  encryptpwd: FLAG,
  passwordAlgorithm: 'sha256, sha512, sha1 or md5',
  forcechangepwd: FLAG,
  initpassword: 'a text, or sha256: and 64 hexadecimal digits',
  checkpwdexp: 'a regular expression',
  changepwdtip: WORDING,
  providers: `a list of { "code", "name" }, each code once; name is ${WORDING}`,
  loginHosts: ORIGINS,
  mapKey: TEXT,
  importUrl: 'a path on the same host, from /',
  preview: FLAG,
  previewOrigins: ORIGINS,
  monitor: `${FLAG}, or the name of the monitor on window`,
  embedOrigins: ORIGINS,
  storageOrigins: ORIGINS,
  subApps: 'folders of the same host by sub-app (admin, reports, workflow), from / to /, as /sub-apps/admin/9.5.5/',
};
