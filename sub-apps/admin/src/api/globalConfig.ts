import { isRecord } from '@atrium/common/isRecord';
import { looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { array, fallback, looseObject, nullish, pipe, transform, unknown } from 'valibot';

const PATH = '/api/teapi/rolepermission/globalconfig';

/** The type of the configuration that the system management shows (business spec §7). */
const CONFIG_TYPE = 1;

/** One item of the global configuration (business spec §3). */
export interface ConfigItem {
  key: string;
  /** What `configjson` contains; empty when it is not readable. */
  content: Readonly<Record<string, unknown>>;
  isReadable: boolean;
  /** Who changed it and when; empty when the platform does not tell. */
  updatedBy: string;
  updatedAt: string;
  /** The item as it was answered: fields that the product does not know go back as they are. */
  wire: Readonly<Record<string, unknown>>;
}

function parseContent(configjson: unknown): unknown {
  if (typeof configjson !== 'string') return configjson;
  try {
    return JSON.parse(configjson);
  } catch {
    return undefined;
  }
}

const itemSchema = pipe(
  looseObject({
    key: fallback(looseString, ''),
    configjson: unknown(),
    updateby: fallback(looseString, ''),
    updatetime: fallback(looseString, ''),
  }),
  transform((wire): ConfigItem => {
    const { key, configjson, updateby, updatetime } = wire;
    const content = parseContent(configjson);
    const isNone = configjson === null || configjson === undefined || configjson === '';
    return {
      key,
      content: isRecord(content) ? content : {},
      isReadable: isNone || isRecord(content),
      updatedBy: updateby,
      updatedAt: updatetime,
      wire,
    };
  }),
);

/** The items of the global configuration as they are stored now, without the HTTP cache. Of equal keys the first counts. */
export async function getGlobalConfig(http: PortalHttp, signal?: AbortSignal): Promise<readonly ConfigItem[]> {
  const answer = await http.post(
    `${PATH}/getglobalconfigbytype`,
    { configtype: CONFIG_TYPE },
    { ...(signal && { signal }), isRead: true, cache: 'none' },
  );
  const items = read(nullish(array(itemSchema), []), answer);
  const keys = items.map(({ key }) => key);
  return items.filter(({ key }, index) => key !== '' && keys.indexOf(key) === index);
}

/** Saves items. `configjson` is written as it was answered: as a text or as an object. */
export async function saveGlobalConfig(http: PortalHttp, items: readonly ConfigItem[]): Promise<void> {
  const body = items.map(({ key, content, wire }) => ({
    ...wire,
    key,
    configjson: isRecord(wire.configjson) ? content : JSON.stringify(content),
  }));
  await http.post(`${PATH}/batchupdate`, body);
}
