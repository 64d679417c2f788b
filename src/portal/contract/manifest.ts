import { fallback, object, parse, record, string, array } from 'valibot';
import { PORTAL_VERSION } from './portal';

/**
 * The requirements of a sub-app on its host: the version of the contract, and the names that it imports from shared
 * modules. The build writes it as JSON into the sub-app's page.
 */
export interface SubAppManifest {
  /** Semantic version of the contract. */
  portal: string;
  /** Names by module, for example `{ antd: ['Button', 'Table'] }`. */
  shared: Readonly<Record<string, readonly string[]>>;
}

/** `id` of the page's JSON script that contains the manifest. */
export const MANIFEST_ID = 'atrium-manifest';

const schema = object({ portal: string(), shared: record(string(), array(string())) });
const UNREADABLE: SubAppManifest = { portal: '', shared: {} };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Reads the manifest of a sub-app's page. A page without a valid one gets an empty version, which is incompatible. */
export function readManifest(page: string): SubAppManifest {
  const [, json = ''] = new RegExp(`<script[^>]* id="${MANIFEST_ID}"[^>]*>([^<]*)</script>`).exec(page) ?? [];
  return parse(fallback(schema, UNREADABLE), parseJson(json));
}

/** The modules of a sub-app's facade, by their names in import statements. */
export type Facade = Readonly<Record<string, unknown>>;

const major = (version: string) => version.split('.')[0];

const has = (module: unknown, name: string) =>
  name === '*' || name === 'default' || (typeof module === 'object' && module !== null && name in module);

/**
 * The requirements that the host does not meet: the contract's version when the major versions differ, else each shared
 * name that is not in the facade (`antd.Table`). Empty when the sub-app can run.
 */
export function missingFor({ portal, shared }: SubAppManifest, facade: Facade): string[] {
  if (major(portal) !== major(PORTAL_VERSION)) return [`portal ${portal}`];
  return Object.entries(shared).flatMap(([module, names]) =>
    names.filter((name) => !(module in facade) || !has(facade[module], name)).map((name) => `${module}.${name}`),
  );
}
