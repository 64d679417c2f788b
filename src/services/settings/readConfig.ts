import {
  array,
  boolean,
  check,
  minLength,
  object,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import type { GenericSchema } from 'valibot';
import { SUB_APPS } from '../../routes/subApps';
import { PASSWORD_ALGORITHMS, PASSWORD_HASH_PREFIX } from './localSettings';
import type { LocalSettings } from './localSettings';

/** The default name of the monitor on the window. */
const MONITOR_NAME = 'atriumMonitor';
const DEFAULT_LANGUAGE = 'zh-CN';

const isOn = pipe(
  union([boolean(), picklist([0, 1, '0', '1'])]),
  transform((value) => value === true || String(value) === '1'),
);
const monitor = union([
  pipe(
    isOn,
    transform((value) => (value ? MONITOR_NAME : '')),
  ),
  pipe(string(), minLength(1)),
]);

/** Runs the test; an exception (an invalid regular expression or URL) counts as a failure. */
const passes = (test: () => boolean): boolean => {
  try {
    return test();
  } catch {
    return false;
  }
};
const pattern = pipe(
  string(),
  check((value) => passes(() => new RegExp(value) instanceof RegExp)),
);

const isPasswordOrHash = (text: string) =>
  !text.startsWith(PASSWORD_HASH_PREFIX) || /^[0-9a-f]{64}$/i.test(text.slice(PASSWORD_HASH_PREFIX.length));
const initialPassword = pipe(string(), check(isPasswordOrHash));

/** An exact origin: no path, no trailing slash, and no `;`, `,` or `*`, which have a meaning in the CSP. */
const origin = pipe(
  string(),
  regex(/^https?:\/\/[\w.:[\]-]+$/),
  check((value) => passes(() => new URL(value).origin === value)),
);

/** A path of the page's own origin: `//` and a backslash would lead to another one. */
const ownPath = pipe(string(), regex(/^\/[\w-][\w./-]*$/));

/** A folder of the page's own origin, from `/` to `/`, without dot segments. */
const ownFolder = pipe(string(), regex(/^\/(?:[\w-][\w.@+-]*\/)+$/));

const wording = (language: string) =>
  union([
    string(),
    pipe(
      record(string(), string()),
      check((words) => words[DEFAULT_LANGUAGE] !== undefined),
      transform((words) => words[language] ?? words[DEFAULT_LANGUAGE] ?? ''),
    ),
  ]);

export type Config = Readonly<Record<string, unknown>>;

/** The fields in the text of a `config.json`. Throws when the text is not a JSON object. */
export function parseConfig(text: string): Config {
  const config: unknown = JSON.parse(text);
  if (typeof config !== 'object' || config === null || Array.isArray(config)) throw new Error('Not a JSON object');
  return config as Config;
}

export interface ReadConfig {
  settings: LocalSettings;
  /** The invalid fields, whose defaults apply. Entries of lists as `providers[1]`. */
  wrong: readonly string[];
  /** The fields without a meaning, which are ignored. */
  unknown: readonly string[];
}

/**
 * Reads a deployment's configuration field by field: a missing or invalid field gets its default, an invalid entry of a
 * list is dropped. docs/configuration.md documents the fields.
 *
 * @param language Selects the texts that the configuration has per language.
 */
export function readConfig(config: Config, language: string): ReadConfig {
  const wrong: string[] = [];
  const known: string[] = [];

  function field<Value>(name: string, schema: GenericSchema<unknown, Value>, byDefault: Value): Value {
    known.push(name);
    const value = config[name];
    if (value === undefined) return byDefault;
    const result = safeParse(schema, value);
    if (result.success) return result.output;
    wrong.push(name);
    return byDefault;
  }

  function list<Item>(
    name: string,
    schema: GenericSchema<unknown, Item>,
    keyOf: (item: Item) => string,
  ): readonly Item[] {
    const items = new Map<string, Item>();
    field(name, array(unknown()), []).forEach((each, index) => {
      const result = safeParse(schema, each);
      const key = result.success && keyOf(result.output);
      if (key === false || items.has(key)) wrong.push(`${name}[${index}]`);
      else items.set(key, result.output as Item);
    });
    return [...items.values()];
  }

  function subAppFolders(): LocalSettings['subAppFolders'] {
    const entries = Object.entries(field('subApps', record(string(), unknown()), {})).flatMap(([app, folder]) => {
      const name = SUB_APPS.find((each) => each === app);
      const result = safeParse(ownFolder, folder);
      if (name && result.success) return [[name, result.output] as const];
      wrong.push(`subApps.${app}`);
      return [];
    });
    return Object.fromEntries(entries);
  }
  const origins = (name: string) => list(name, origin, String);
  /** An empty list allows none; without one, only the platform knows them. */
  function readStorageOrigins() {
    const listed = origins('storageOrigins');
    return Array.isArray(config.storageOrigins) ? listed : undefined;
  }
  const provider = object({ code: pipe(string(), minLength(1)), name: wording(language) });

  const settings: LocalSettings = {
    isDevMode: field('devmodel', isOn, false),
    isPasswordEncrypted: field('encryptpwd', isOn, false),
    isFirstPasswordChangeForced: field('forcechangepwd', isOn, false),
    initialPassword: field('initpassword', initialPassword, ''),
    passwordPattern: field('checkpwdexp', pattern, ''),
    passwordPatternHint: field('changepwdtip', wording(language), ''),
    passwordAlgorithm: field('passwordAlgorithm', picklist(PASSWORD_ALGORITHMS), 'sha256'),
    loginHosts: origins('loginHosts'),
    identityProviders: list('providers', provider, ({ code }) => code),
    mapKey: field('mapKey', string(), ''),
    importPath: field('importUrl', ownPath, ''),
    isPreviewOn: field('preview', isOn, true),
    previewOrigins: origins('previewOrigins'),
    monitorName: field('monitor', monitor, MONITOR_NAME),
    embedOrigins: origins('embedOrigins'),
    storageOrigins: readStorageOrigins(),
    subAppFolders: subAppFolders(),
  };
  return { settings, wrong, unknown: Object.keys(config).filter((name) => !known.includes(name)) };
}
