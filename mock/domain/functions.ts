/** Function codes by group. Codes and groups have the translation key `function.{code}`. */
export const FUNCTION_GROUPS = {
  workbench: ['WORKBENCH_VIEW'],
  customer: ['CUSTOMER_VIEW', 'CUSTOMER_EDIT'],
  order: ['ORDER_VIEW', 'ORDER_EDIT'],
  visit: ['VISIT_VIEW'],
  flow: ['FLOW_UNDEAL', 'FLOW_DEALED'],
  report: ['REPORT_VIEW'],
  message: ['MESSAGE_VIEW'],
  system: ['ROLE_VIEW', 'ROLE_MANAGE', 'ACCOUNT_PASSWORD'],
  marketing: ['MARKETING_VIEW'],
} as const;

export type FunctionCode = (typeof FUNCTION_GROUPS)[keyof typeof FUNCTION_GROUPS][number];

export const FUNCTION_CODES: readonly FunctionCode[] = Object.values(FUNCTION_GROUPS).flat();

export const isFunctionCode = (code: string): code is FunctionCode =>
  (FUNCTION_CODES as readonly string[]).includes(code);

/** Function codes of native screens (shell spec §6) and of their actions (`screen/action`). */
export const NATIVE_FUNCTIONS: readonly { ref: string; code: FunctionCode }[] = [
  { ref: 'undeal', code: 'FLOW_UNDEAL' },
  { ref: 'dealed', code: 'FLOW_DEALED' },
  { ref: 'flow', code: 'FLOW_UNDEAL' },
  { ref: 'process', code: 'FLOW_UNDEAL' },
  { ref: 'report-List', code: 'REPORT_VIEW' },
  { ref: 'report-detail', code: 'REPORT_VIEW' },
  { ref: 'rolemgr', code: 'ROLE_VIEW' },
  { ref: 'rolemgr/create', code: 'ROLE_MANAGE' },
  { ref: 'rolemgr/edit', code: 'ROLE_MANAGE' },
  { ref: 'rolemgr/delete', code: 'ROLE_MANAGE' },
  { ref: 'test-for-info-table', code: 'ROLE_MANAGE' },
  { ref: 'test-for-editor-table', code: 'ROLE_MANAGE' },
  { ref: 'messagemanager', code: 'MESSAGE_VIEW' },
  { ref: 'passwordmgr', code: 'ACCOUNT_PASSWORD' },
  { ref: 'importexportlist', code: 'WORKBENCH_VIEW' },
];
