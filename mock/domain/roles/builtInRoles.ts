import type { FunctionCode } from '../functions';
import { FUNCTION_CODES, FUNCTION_GROUPS } from '../functions';
import { ROLE_IDS } from '../fixtures';
import { SEEDED } from '../records/record';
import type { Role } from './role';

const REPRESENTATIVE: readonly FunctionCode[] = [
  'WORKBENCH_VIEW',
  'CUSTOMER_VIEW',
  'CUSTOMER_EDIT',
  'ORDER_VIEW',
  'ORDER_EDIT',
  'VISIT_VIEW',
  'FLOW_UNDEAL',
  'FLOW_DEALED',
  'REPORT_VIEW',
  'MESSAGE_VIEW',
  'ACCOUNT_PASSWORD',
  'ACCOUNT_CENTER',
];

/** Reads all that administrators maintain, and changes nothing. */
const ADMINISTRATION_VIEW: readonly FunctionCode[] = [
  ...FUNCTION_GROUPS.system,
  ...FUNCTION_GROUPS.staff,
  ...FUNCTION_GROUPS.settings,
].filter((code) => code.endsWith('_VIEW'));

const role = (role: Pick<Role, 'id' | 'code' | 'name' | 'description'> & Partial<Role>): Role => ({
  ...SEEDED,
  functionCodes: [],
  isBuiltIn: false,
  ...role,
});

const OFFICE_WORK: readonly (readonly [code: string, name: string, functionCodes: readonly FunctionCode[]])[] = [
  ['finance', '财务专员', ['WORKBENCH_VIEW', 'ORDER_VIEW', 'REPORT_VIEW']],
  ['accountant', '应收会计', ['WORKBENCH_VIEW', 'CUSTOMER_VIEW', 'ORDER_VIEW', 'REPORT_VIEW']],
  ['auditor', '审计专员', ['WORKBENCH_VIEW', 'ORDER_VIEW', 'REPORT_VIEW', 'FLOW_DEALED', ...ADMINISTRATION_VIEW]],
  ['service', '客服专员', ['WORKBENCH_VIEW', 'CUSTOMER_VIEW', 'ORDER_VIEW', 'VISIT_VIEW']],
  ['order-desk', '订单内勤', ['WORKBENCH_VIEW', 'CUSTOMER_VIEW', 'ORDER_VIEW', 'ORDER_EDIT']],
  ['logistics', '物流调度', ['WORKBENCH_VIEW', 'ORDER_VIEW']],
  ['merchandiser', '陈列督导', ['WORKBENCH_VIEW', 'CUSTOMER_VIEW', 'VISIT_VIEW']],
  ['promoter', '促销专员', ['WORKBENCH_VIEW', 'CUSTOMER_VIEW', 'MARKETING_VIEW']],
  ['key-account', '重点客户经理', ['WORKBENCH_VIEW', 'CUSTOMER_VIEW', 'CUSTOMER_EDIT', 'ORDER_VIEW', 'REPORT_VIEW']],
  ['channel', '渠道经理', ['WORKBENCH_VIEW', 'CUSTOMER_VIEW', 'ORDER_VIEW', 'REPORT_VIEW']],
  ['product', '产品经理', ['WORKBENCH_VIEW', 'REPORT_VIEW']],
  ['analyst', '数据分析员', ['WORKBENCH_VIEW', 'REPORT_VIEW']],
  ['hr', '人事专员', ['WORKBENCH_VIEW', 'ROLE_VIEW', 'ROLE_MANAGE']],
  ['helpdesk', '系统支持', ['WORKBENCH_VIEW', 'MESSAGE_VIEW']],
  ['guest', '访客', ['WORKBENCH_VIEW']],
  ['inspector', '市场稽查', ['VISIT_VIEW', 'CUSTOMER_VIEW']],
  ['planner', '销售计划员', ['WORKBENCH_VIEW', 'ORDER_VIEW', 'REPORT_VIEW']],
];

/** The roles of a new company. */
export const seedRoles = (): Role[] => [
  role({
    id: ROLE_IDS.administrator,
    code: 'administrator',
    name: '系统管理员',
    description: '拥有全部权限',
    functionCodes: FUNCTION_CODES,
    isBuiltIn: true,
  }),
  role({
    id: ROLE_IDS.manager,
    code: 'manager',
    name: '区域经理',
    description: '管理所属分部的客户与订单',
    functionCodes: FUNCTION_CODES,
    isBuiltIn: true,
  }),
  role({
    id: ROLE_IDS.representative,
    code: 'representative',
    name: '销售代表',
    description: '只能查看本人的订单',
    functionCodes: REPRESENTATIVE,
    isBuiltIn: true,
  }),
  role({ id: ROLE_IDS.trainee, code: 'trainee', name: '实习生', description: '尚未分配权限' }),
  role({
    id: ROLE_IDS.unused,
    code: 'warehouse',
    name: '仓库管理员',
    description: '',
    functionCodes: ['WORKBENCH_VIEW', 'ORDER_VIEW'],
  }),
  ...OFFICE_WORK.map(([code, name, functionCodes]) =>
    role({ id: `role-${code}`, code, name, description: '', functionCodes }),
  ),
];
