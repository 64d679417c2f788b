import { createRecords, seededRecords } from '../records/createRecords';
import type { Records } from '../records/createRecords';
import type { OperationLog } from '../records/operationLog';
import type { ConfigItem } from './configItem';
import { loggedSetting } from './configItem';
import type { ReportTemplate } from './reportTemplate';
import { seedTemplates } from './reportTemplate';
import { CONFIG_KEYS, DEFAULT_SETTINGS, SEEDED_SETTINGS } from './settings';

const noNewId = (): string => {
  throw new Error('Settings and templates are never added');
};

/** Creates the settings of a tenant and the templates of its work reports. */
export function createConfig(tenantCode: string, log: OperationLog) {
  const settings = { ...DEFAULT_SETTINGS, ...SEEDED_SETTINGS[tenantCode] };
  const config: Records<ConfigItem> = createRecords<ConfigItem>({
    kind: 'config',
    notFoundCode: 'config.not_found',
    store: seededRecords(CONFIG_KEYS.map((id) => ({ id, setting: settings[id], passwordCount: 1 }))),
    nameOf: ({ id }) => `config.${id}`,
    loggedFields: loggedSetting,
    nextId: noNewId,
    log,
  });
  const reportTemplates: Records<ReportTemplate> = createRecords<ReportTemplate>({
    kind: 'config',
    notFoundCode: 'config.not_found',
    store: seededRecords(seedTemplates(tenantCode)),
    nameOf: ({ id }) => `config.template.${id}`,
    loggedFields: ({ content }) => ({ content }),
    nextId: noNewId,
    log,
  });
  return { config, reportTemplates };
}
