import { statSync } from 'node:fs';
import { SEEDED } from '../records/record';
import { MENU_ID } from './menu';
import type { Menu, MenuEntry } from './menu';

/**
 * The menu of a new company; the client hides entries without permission.
 * Two entries are always hidden: no role holds `FORECAST_VIEW`, and without `CAMPAIGN_VIEW` the campaigns are empty.
 */
const ITEMS: readonly MenuEntry[] = [
  {
    id: 'workbench',
    titles: ['工作台', 'Workbench', '工作台', 'ワークベンチ'],
    icon: 'home',
    pageCode: 'workbench',
    functionCode: 'WORKBENCH_VIEW',
  },
  {
    id: 'customer',
    titles: ['客户管理', 'Customers', '客戶管理', '顧客管理'],
    icon: 'customer',
    children: [
      {
        id: 'customer-list',
        titles: ['客户列表', 'Customer list', '客戶列表', '顧客一覧'],
        pageCode: 'customer-list',
        functionCode: 'CUSTOMER_VIEW',
      },
    ],
  },
  {
    id: 'order',
    titles: ['订单管理', 'Orders', '訂單管理', '注文管理'],
    icon: 'order',
    children: [
      {
        id: 'order-list',
        titles: ['订单列表', 'Order list', '訂單列表', '注文一覧'],
        pageCode: 'order-list',
        functionCode: 'ORDER_VIEW',
      },
      {
        id: 'order-line-list',
        titles: ['订单明细', 'Order lines', '訂單明細', '注文明細'],
        pageCode: 'order-line-list',
        functionCode: 'ORDER_VIEW',
      },
    ],
  },
  {
    id: 'visit',
    titles: ['拜访管理', 'Visits', '拜訪管理', '訪問管理'],
    icon: 'visit',
    children: [
      {
        id: 'visit-list',
        titles: ['拜访记录', 'Visit records', '拜訪記錄', '訪問記録'],
        pageCode: 'visit-list',
        functionCode: 'VISIT_VIEW',
      },
    ],
  },
  {
    id: 'flow',
    titles: ['审批中心', 'Approvals', '審批中心', '承認センター'],
    icon: 'approval',
    children: [
      {
        id: 'undeal',
        titles: ['待办流程', 'Pending approvals', '待辦流程', '未処理'],
        pageCode: 'native:undeal',
        functionCode: 'FLOW_UNDEAL',
      },
      {
        id: 'dealed',
        titles: ['已办流程', 'Processed approvals', '已辦流程', '処理済み'],
        pageCode: 'native:dealed',
        functionCode: 'FLOW_DEALED',
      },
      {
        id: 'flow-centre',
        titles: ['流程中心', 'Process centre', '流程中心', 'プロセスセンター'],
        pageCode: 'native:flow',
        functionCode: 'FLOW_UNDEAL',
      },
      {
        id: 'flow-manager',
        titles: ['流程管理', 'Flow management', '流程管理', 'フロー管理'],
        pageCode: 'native:masterflowmanager',
        functionCode: 'FLOW_MANAGE',
      },
    ],
  },
  {
    id: 'messages',
    titles: ['消息中心', 'Messages', '訊息中心', 'メッセージ'],
    icon: 'message',
    pageCode: 'native:messagemanager',
    functionCode: 'MESSAGE_VIEW',
  },
  {
    id: 'report',
    titles: ['报表中心', 'Reports', '報表中心', 'レポート'],
    icon: 'report',
    children: [
      {
        id: 'report-list',
        titles: ['报表列表', 'Report list', '報表清單', 'レポート一覧'],
        pageCode: 'native:report-List',
        functionCode: 'REPORT_VIEW',
      },
      {
        id: 'sales-board',
        titles: ['销售看板', 'Sales board', '銷售看板', '営業ボード'],
        pageCode: 'sales-board',
        functionCode: 'REPORT_VIEW',
      },
      {
        id: 'forecast',
        titles: ['销售预测', 'Sales forecast', '銷售預測'],
        pageCode: 'sales-forecast',
        functionCode: 'FORECAST_VIEW',
      },
    ],
  },
  {
    id: 'marketing',
    titles: ['市场活动', 'Campaigns', '市場活動'],
    icon: 'promotion',
    functionCode: 'MARKETING_VIEW',
    children: [
      {
        id: 'campaign-list',
        titles: ['活动列表', 'Campaign list', '活動列表'],
        pageCode: 'campaign-list',
        functionCode: 'CAMPAIGN_VIEW',
      },
    ],
  },
  {
    id: 'system',
    titles: ['系统管理', 'System', '系統管理', 'システム管理'],
    icon: 'setting',
    children: [
      {
        id: 'organisation',
        titles: ['组织管理', 'Organisations', '組織管理', '組織管理'],
        pageCode: 'native:postinstmgr',
        functionCode: 'ORGANISATION_VIEW',
      },
      {
        id: 'position',
        titles: ['岗位管理', 'Positions', '崗位管理', 'ポスト管理'],
        pageCode: 'native:positionmgr',
        functionCode: 'POSITION_VIEW',
      },
      {
        id: 'account',
        titles: ['帐号管理', 'Accounts', '帳號管理', 'アカウント管理'],
        pageCode: 'native:accountmgr',
        functionCode: 'ACCOUNT_VIEW',
      },
      {
        id: 'role',
        titles: ['角色管理', 'Roles', '角色管理', 'ロール管理'],
        pageCode: 'native:rolemgr',
        functionCode: 'ROLE_VIEW',
      },
      {
        id: 'data-rules',
        titles: ['数据权限规则', 'Data permission rules', '資料權限規則', 'データ権限'],
        pageCode: 'native:dataperrulesmgr',
        functionCode: 'DATA_RULE_VIEW',
      },
      {
        id: 'dictionaries',
        titles: ['数据字典', 'Data dictionaries', '資料字典', 'データ辞書'],
        pageCode: 'native:datadictmgr',
        functionCode: 'DICTIONARY_VIEW',
      },
      {
        id: 'navigation',
        titles: ['菜单管理', 'Menu', '選單管理', 'メニュー管理'],
        pageCode: 'native:navigationmgr',
        functionCode: 'MENU_VIEW',
      },
      {
        id: 'config',
        titles: ['系统设置', 'System settings', '系統設定', 'システム設定'],
        pageCode: 'native:systemmgr',
        functionCode: 'CONFIG_VIEW',
      },
      {
        id: 'log',
        titles: ['操作日志', 'Operation log', '操作日誌', '操作ログ'],
        pageCode: 'native:operationlog',
        functionCode: 'LOG_VIEW',
      },
      { id: 'gallery', titles: ['控件示例', 'Controls', '控件範例'], pageCode: 'gallery', functionCode: 'ROLE_MANAGE' },
      {
        id: 'page-switch',
        titles: ['页面切换示例', 'Page switch', '頁面切換範例'],
        pageCode: 'folder:order',
        functionCode: 'ROLE_MANAGE',
      },
      {
        id: 'info-table',
        titles: ['信息表格', 'Info table', '資訊表格'],
        pageCode: 'native:test-for-info-table',
        functionCode: 'ROLE_MANAGE',
      },
      {
        id: 'editor-table',
        titles: ['编辑表格', 'Editor table', '編輯表格'],
        pageCode: 'native:test-for-editor-table',
        functionCode: 'ROLE_MANAGE',
      },
      {
        id: 'jobs',
        titles: ['导入导出记录', 'Imports and exports', '匯入匯出記錄', 'インポートとエクスポート'],
        pageCode: 'native:importexportlist',
        functionCode: 'ROLE_VIEW',
      },
    ],
  },
];

const withoutItem = (items: readonly MenuEntry[], ids: readonly string[]): MenuEntry[] =>
  items
    .filter(({ id }) => !ids.includes(id))
    .map((item) => ({ ...item, ...(item.children && { children: withoutItem(item.children, ids) }) }));

/** What the menu of a company lacks: the South has no examples of tables, the North plans no campaigns. */
const ABSENT: Readonly<Record<string, readonly string[]>> = { nf: ['info-table', 'editor-table'], bf: ['marketing'] };

/** The menu that the company starts with. */
export const seedMenu = (tenantCode: string): Menu => ({
  ...SEEDED,
  id: MENU_ID,
  items: withoutItem(ITEMS, ABSENT[tenantCode] ?? []),
  titlesChangedAt: Math.floor(statSync(__filename).mtimeMs),
});
