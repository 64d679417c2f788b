import type { ExportRows, ImportRows, Translate } from '@atrium/portal/contract/portal';
import { accountFilters } from '../../api/accounts';
import type { AccountFilters } from '../../api/accounts';

const NAME_MAX_LENGTH = 20;
const UNIT_MAX_LENGTH = 60;

/** The import of accounts; its columns are those of the template. */
export const accountImport = (t: Translate): ImportRows => ({
  service: { moCode: 'account', lgCode: 'import', microclass: '' },
  title: t('admin.accounts.import.title'),
  input: {},
  templateKey: 'template-accounts',
  duplicateRules: [
    { key: 'ignore', text: t('admin.accounts.import.ignore'), isSelected: true },
    { key: 'overwrite', text: t('admin.accounts.import.overwrite'), isSelected: false },
    { key: 'error', text: t('admin.accounts.import.error'), isSelected: false },
  ],
  columns: [
    { title: t('admin.accounts.username'), type: 'text', isRequired: true, isUnique: true, maxLength: 30 },
    { title: t('admin.accounts.name'), type: 'text', isRequired: true, maxLength: NAME_MAX_LENGTH },
    { title: t('admin.accounts.mobile'), type: 'text', isRequired: true, isUnique: true, maxLength: 11 },
    { title: t('admin.accounts.organisation'), type: 'text', maxLength: UNIT_MAX_LENGTH },
    { title: t('admin.accounts.position'), type: 'text', maxLength: UNIT_MAX_LENGTH },
  ],
});

/** The export of the accounts that the list shows; the platform has no column for passwords. */
export const accountExport = (t: Translate, filters: AccountFilters): ExportRows => ({
  service: { moCode: 'account', lgCode: 'export', microclass: '' },
  title: t('admin.accounts.export.title'),
  input: accountFilters(filters),
  sheetName: t('admin.noun.account'),
  filename: t('admin.accounts.title'),
  columns: ['username', 'name', 'mobile', 'organisation', 'position', 'state', 'devices', 'updated'].map((key) => ({
    key,
    text: t(`admin.accounts.${key}`),
    isSelected: true,
  })),
});
