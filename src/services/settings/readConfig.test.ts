import { parseConfig, readConfig } from './readConfig';

const DEFAULTS = {
  isDevMode: false,
  isPasswordEncrypted: false,
  isFirstPasswordChangeForced: false,
  initialPassword: '',
  passwordPattern: '',
  passwordPatternHint: '',
  passwordAlgorithm: 'sha256',
  loginHosts: [],
  identityProviders: [],
  mapKey: '',
  importPath: '',
  isPreviewOn: true,
  previewOrigins: [],
  monitorName: 'atriumMonitor',
  embedOrigins: [],
  storageOrigins: undefined,
  subAppFolders: {},
};

const read = (config: Record<string, unknown>) => readConfig(config, 'zh-CN');
const readText = (text: string) => readConfig(parseConfig(text), 'zh-CN');

it('returns the defaults for an empty configuration', () => {
  expect(read({})).toEqual({ settings: DEFAULTS, wrong: [], unknown: [] });
});

it('reads every field', () => {
  const hash = `sha256:${'0a'.repeat(32)}`;
  const config = {
    devmodel: '1',
    encryptpwd: 1,
    forcechangepwd: true,
    initpassword: hash,
    checkpwdexp: '^.{6,}$',
    changepwdtip: '至少6位',
    passwordAlgorithm: 'sha512',
    loginHosts: ['https://a.example'],
    providers: [{ code: 'worktalk', name: '企业通' }],
    mapKey: 'key',
    importUrl: '/import/excel',
    preview: '0',
    previewOrigins: ['http://localhost:5000'],
    monitor: 'probe',
    embedOrigins: ['https://b.example'],
    storageOrigins: ['https://files.example'],
    subApps: { admin: '/sub-apps/admin/1.2.3/' },
  };
  expect(read(config)).toEqual({
    settings: {
      isDevMode: true,
      isPasswordEncrypted: true,
      isFirstPasswordChangeForced: true,
      initialPassword: hash,
      passwordPattern: '^.{6,}$',
      passwordPatternHint: '至少6位',
      passwordAlgorithm: 'sha512',
      loginHosts: ['https://a.example'],
      identityProviders: [{ code: 'worktalk', name: '企业通' }],
      mapKey: 'key',
      importPath: '/import/excel',
      isPreviewOn: false,
      previewOrigins: ['http://localhost:5000'],
      monitorName: 'probe',
      embedOrigins: ['https://b.example'],
      storageOrigins: ['https://files.example'],
      subAppFolders: { admin: '/sub-apps/admin/1.2.3/' },
    },
    wrong: [],
    unknown: [],
  });
});

it.each([
  ['1', true],
  [1, true],
  [true, true],
  ['0', false],
  [0, false],
  [false, false],
])('reads %j as the flag %j', (flag, value) => {
  const { settings, wrong } = read({ encryptpwd: flag, preview: flag, monitor: flag });
  expect(wrong).toEqual([]);
  expect([settings.isPasswordEncrypted, settings.isPreviewOn, settings.monitorName !== '']).toEqual([
    value,
    value,
    value,
  ]);
});

const NO_FLAGS = ['yes', 'true', '', 2, null, [], {}];
const NO_TEXTS = [1, true, null, []];
const NO_LISTS = ['https://a.example', 1, true, null, {}];
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  devmodel: NO_FLAGS,
  encryptpwd: NO_FLAGS,
  forcechangepwd: NO_FLAGS,
  preview: NO_FLAGS,
  monitor: ['', 2, null, [], {}],
  initpassword: [...NO_TEXTS, {}, 'sha256:', 'sha256:abc', `sha256:${'g'.repeat(64)}`],
  checkpwdexp: [...NO_TEXTS, {}, '('],
  changepwdtip: [...NO_TEXTS, {}, ['text'], { 'zh-CN': 1 }, { en: 'Without Chinese' }],
  passwordAlgorithm: [...NO_TEXTS, {}, '', 'rot13', 'SHA256'],
  mapKey: [...NO_TEXTS, {}],
  importUrl: [...NO_TEXTS, '', 'import', '//other.example/x', '/\\other.example', 'https://other.example/x'],
  loginHosts: NO_LISTS,
  providers: NO_LISTS,
  previewOrigins: NO_LISTS,
  embedOrigins: NO_LISTS,
  storageOrigins: NO_LISTS,
  subApps: ['/apps/', 1, null],
};
it.each(Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value])))(
  'keeps the default of %s and reports the field when it is %j',
  (name, value) => {
    const { settings, wrong } = read({ [name as string]: value });
    expect(wrong).toEqual([name]);
    expect(settings).toEqual(DEFAULTS);
  },
);

it('lists every invalid field and keeps the valid ones', () => {
  const { settings, wrong } = read({ devmodel: 'on', encryptpwd: '1', mapKey: 7, initpassword: 'Welcome888' });
  expect(wrong).toEqual(['devmodel', 'mapKey']);
  expect(settings).toEqual({ ...DEFAULTS, isPasswordEncrypted: true, initialPassword: 'Welcome888' });
});

it.each(['loginHosts', 'previewOrigins', 'embedOrigins', 'storageOrigins'] as const)(
  'omits inexact and repeated origins from %s',
  (name) => {
    const { settings, wrong } = read({
      [name]: [
        'https://a.example',
        '*',
        'null',
        'https://a.example/',
        'a.example',
        'file://',
        'https://a.example; script-src *',
        7,
        'https://a.example',
        'http://b.example:81',
      ],
    });
    expect(settings[name]).toEqual(['https://a.example', 'http://b.example:81']);
    expect(wrong).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((index) => `${name}[${index}]`));
  },
);

it.each([
  'https://a;x',
  'https://a,b',
  "https://a'",
  'https://*',
  'https://*.a.example',
  'https://a.example;script-src',
  'https://u@a.example',
  'https://a.example:443',
  'https://A.example',
  'https://中.example',
  'https://a .example',
  'https://a.example?',
  'http://',
  'httpsa://a',
])('%s is not an exact origin, because it could change the policy', (origin) => {
  expect(read({ embedOrigins: [origin] })).toMatchObject({ settings: DEFAULTS, wrong: ['embedOrigins[0]'] });
});

it.each([
  'http://localhost:5000',
  'https://a-b.example',
  'http://intra_net',
  'http://10.0.0.1:81',
  'http://[::1]:8000',
  'https://xn--fiq.example',
])('%s is an exact origin', (origin) => {
  expect(read({ embedOrigins: [origin] }).settings.embedOrigins).toEqual([origin]);
});

it('omits providers without code or name, and repeated codes', () => {
  const { settings, wrong } = read({
    providers: [
      { code: 'a', name: 'A' },
      { code: 'b' },
      { name: 'C' },
      'd',
      { code: '', name: 'E' },
      { code: 'a', name: 'Another A' },
      { code: 'f', name: 'F', logo: 'f.png' },
    ],
  });
  expect(settings.identityProviders).toEqual([
    { code: 'a', name: 'A' },
    { code: 'f', name: 'F' },
  ]);
  expect(wrong).toEqual(['providers[1]', 'providers[2]', 'providers[3]', 'providers[4]', 'providers[5]']);
});

it.each([
  'https://other.example/admin/',
  '//other.example/admin/',
  '/\\other.example/',
  '/sub-apps/../admin/',
  '/sub-apps/./admin/',
  '/sub-apps//admin/',
  '/sub-apps/admin',
  'sub-apps/admin/',
  '/',
  '/a b/',
  '/a/?b/',
  '/a%2e/',
  7,
])('%j is no folder of a sub-app, because it could lead to another origin or place', (folder) => {
  const { settings, wrong } = read({ subApps: { admin: folder, reports: '/r/9.5.4@2/' } });
  expect([settings.subAppFolders, wrong]).toEqual([{ reports: '/r/9.5.4@2/' }, ['subApps.admin']]);
});

it('reports folders of sub-apps that do not exist', () => {
  const { settings, wrong } = read({ subApps: { stock: '/stock/' } });
  expect([settings.subAppFolders, wrong]).toEqual([{}, ['subApps.stock']]);
});

it('ignores unknown fields and inherited properties, and lists them', () => {
  expect(read({ colour: 'red', DEVMODEL: '1' })).toEqual({
    settings: DEFAULTS,
    wrong: [],
    unknown: ['colour', 'DEVMODEL'],
  });
  expect(readText('{"__proto__": {"devmodel": "1"}}')).toEqual({
    settings: DEFAULTS,
    wrong: [],
    unknown: ['__proto__'],
  });
});

it('uses the last of two fields with one name, as JSON does', () => {
  expect(readText('{"devmodel": "0", "devmodel": "1"}').settings.isDevMode).toBe(true);
});

it('uses texts in the interface language, else in Chinese', () => {
  const words = { 'zh-CN': '企业通', en: 'WorkTalk' };
  const config = { changepwdtip: words, providers: [{ code: 'worktalk', name: words }] };
  const textsIn = (language: string) => {
    const { passwordPatternHint, identityProviders } = readConfig(config, language).settings;
    return [passwordPatternHint, identityProviders[0]?.name];
  };
  expect(textsIn('en')).toEqual(['WorkTalk', 'WorkTalk']);
  expect(textsIn('zh-TW')).toEqual(['企业通', '企业通']);
});

it.each(['', '{', '[]', 'null', '7', '"text"'])('rejects the text %j, which is no JSON object', (text) => {
  expect(() => parseConfig(text)).toThrow();
});
