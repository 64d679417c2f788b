/** A menu entry, not filtered by permissions (shell spec §3). */
export interface MenuEntry {
  id: string;
  /** A translation key. */
  title: string;
  icon?: string;
  pageCode?: string;
  functionCode?: string;
  children?: readonly MenuEntry[];
}

/**
 * The whole menu; the client hides entries without permission.
 * Two entries are always hidden: no role holds `FORECAST_VIEW`, and without `CAMPAIGN_VIEW` the campaigns are empty.
 */
export const MENU: readonly MenuEntry[] = [
  { id: 'workbench', title: 'menu.workbench', icon: 'home', pageCode: 'workbench', functionCode: 'WORKBENCH_VIEW' },
  {
    id: 'customer',
    title: 'menu.customer',
    icon: 'customer',
    children: [
      { id: 'customer-list', title: 'menu.customer.list', pageCode: 'customer-list', functionCode: 'CUSTOMER_VIEW' },
    ],
  },
  {
    id: 'order',
    title: 'menu.order',
    icon: 'order',
    children: [
      { id: 'order-list', title: 'menu.order.list', pageCode: 'order-list', functionCode: 'ORDER_VIEW' },
      { id: 'order-line-list', title: 'menu.order.lines', pageCode: 'order-line-list', functionCode: 'ORDER_VIEW' },
    ],
  },
  {
    id: 'visit',
    title: 'menu.visit',
    icon: 'visit',
    children: [{ id: 'visit-list', title: 'menu.visit.list', pageCode: 'visit-list', functionCode: 'VISIT_VIEW' }],
  },
  {
    id: 'flow',
    title: 'menu.flow',
    icon: 'approval',
    children: [{ id: 'undeal', title: 'menu.flow.undeal', pageCode: 'native:undeal', functionCode: 'FLOW_UNDEAL' }],
  },
  {
    id: 'report',
    title: 'menu.report',
    icon: 'report',
    children: [
      { id: 'report-list', title: 'menu.report.list', pageCode: 'native:report-List', functionCode: 'REPORT_VIEW' },
      { id: 'forecast', title: 'menu.report.forecast', pageCode: 'sales-forecast', functionCode: 'FORECAST_VIEW' },
    ],
  },
  {
    id: 'marketing',
    title: 'menu.marketing',
    icon: 'promotion',
    functionCode: 'MARKETING_VIEW',
    children: [
      { id: 'campaign-list', title: 'menu.marketing.list', pageCode: 'campaign-list', functionCode: 'CAMPAIGN_VIEW' },
    ],
  },
  {
    id: 'system',
    title: 'menu.system',
    icon: 'setting',
    children: [
      {
        id: 'organisation',
        title: 'menu.system.organisations',
        pageCode: 'native:postinstmgr',
        functionCode: 'ORGANISATION_VIEW',
      },
      { id: 'position', title: 'menu.system.positions', pageCode: 'native:positionmgr', functionCode: 'POSITION_VIEW' },
      { id: 'account', title: 'menu.system.accounts', pageCode: 'native:accountmgr', functionCode: 'ACCOUNT_VIEW' },
      { id: 'role', title: 'menu.system.roles', pageCode: 'native:rolemgr', functionCode: 'ROLE_VIEW' },
      {
        id: 'data-rules',
        title: 'menu.system.datarules',
        pageCode: 'native:dataperrulesmgr',
        functionCode: 'DATA_RULE_VIEW',
      },
      {
        id: 'dictionaries',
        title: 'menu.system.dictionaries',
        pageCode: 'native:datadictmgr',
        functionCode: 'DICTIONARY_VIEW',
      },
      {
        id: 'navigation',
        title: 'menu.system.navigation',
        pageCode: 'native:navigationmgr',
        functionCode: 'MENU_VIEW',
      },
      { id: 'config', title: 'menu.system.config', pageCode: 'native:systemmgr', functionCode: 'CONFIG_VIEW' },
      { id: 'log', title: 'menu.system.log', pageCode: 'native:operationlog', functionCode: 'LOG_VIEW' },
      { id: 'gallery', title: 'menu.system.gallery', pageCode: 'gallery', functionCode: 'ROLE_MANAGE' },
      { id: 'page-switch', title: 'menu.system.pageswitch', pageCode: 'folder:order', functionCode: 'ROLE_MANAGE' },
      {
        id: 'info-table',
        title: 'menu.system.infotable',
        pageCode: 'native:test-for-info-table',
        functionCode: 'ROLE_MANAGE',
      },
      {
        id: 'editor-table',
        title: 'menu.system.editortable',
        pageCode: 'native:test-for-editor-table',
        functionCode: 'ROLE_MANAGE',
      },
      { id: 'jobs', title: 'menu.system.jobs', pageCode: 'native:importexportlist', functionCode: 'ROLE_VIEW' },
    ],
  },
];

/** The direct child pages of a folder that the function codes allow; empty for an unknown folder. */
export const pagesOf = (folder: string, functionCodes: readonly string[]) =>
  MENU.find(({ id }) => id === folder)?.children?.flatMap(({ title, pageCode, functionCode }) =>
    pageCode && (!functionCode || functionCodes.includes(functionCode)) ? [{ title, pageCode }] : [],
  ) ?? [];
