import { idOf } from './ids';

/** Records of the mock company that tests and demonstrations rely on. */
export const POSITION_IDS = {
  /** All function codes of the East China company. */
  zhangWei: 'hd-post-director',
  /** All function codes; the Shanghai branch. */
  liNaManager: 'hd-post-li-manager',
  /** Customers, orders, visits and pending approvals; sees her own orders only. */
  liNaRepresentative: 'hd-post-li-rep',
  wangFangEast: 'hd-post-wang-manager',
  wangFangSouth: 'nf-post-director',
  /** All function codes of the Northern company. */
  gaoFei: 'bf-post-director',
  wuGang: 'hd-post-wu-rep',
  zhengHao: 'hd-post-zheng-rep',
  chenJing: 'hd-post-chen-rep',
  hePing: 'hd-post-he-rep',
  /** Its role has no function codes. */
  sunLi: 'hd-post-trainee',
  /** Vacant; its role reads all that administrators maintain and changes nothing. */
  auditor: 'hd-post-auditor',
} as const;

export const CUSTOMER_IDS = {
  /** 永兴超市: its outstanding amount exceeds its limit, so every order fails with `order.credit_exceeded`. */
  creditExceeded: idOf('customer', 1),
  /** 惠民生活超市: near its limit; saving an order also returns a warning. */
  creditNearlyUsed: idOf('customer', 2),
  /** 百联便利店: an ordinary customer of 李娜 with plenty of credit. */
  ordinary: idOf('customer', 3),
} as const;

/** 清泉饮用天然水 550ml×24, ¥36.00. */
export const WATER_PRODUCT_ID = 'P-0001';

/** Orders of the East China company, one of each kind. */
export const ORDER_IDS = {
  /** Owned by 李娜. */
  draft: idOf('order', 900_001),
  /** Owned by 李娜; waits for the director's decision, the last step. */
  pending: idOf('order', 900_002),
  /** Owned by another employee. */
  approved: idOf('order', 900_003),
  /** Owned by 李娜. */
  shipping: idOf('order', 900_004),
  /** Owned by 李娜. */
  rejected: idOf('order', 900_005),
} as const;

export const PROCESS_IDS = {
  /** Approval of `ORDER_IDS.pending`; waits for 张伟, last step. */
  pendingOrder: idOf('process', 900_001),
} as const;

export const ROLE_IDS = {
  /** Built in: cannot be changed or deleted. */
  administrator: 'role-administrator',
  manager: 'role-manager',
  /** Built in, held by 李娜 and others. */
  representative: 'role-representative',
  /** Held by an account, so it cannot be deleted. */
  trainee: 'role-trainee',
  /** Held by no account, so it can be deleted. */
  unused: 'role-warehouse',
} as const;

export const REPORT_CODES = {
  sales: 'sales-summary',
  customers: 'customer-ranking',
  products: 'product-ranking',
  months: 'monthly-trend',
  /** A cross table; too many columns by customer. */
  matrix: 'sales-matrix',
  /** Organisations and their people, compared with the year and the month before. */
  organisations: 'sales-organisation',
  /** A cross table of categories with their products and months. */
  mix: 'product-mix',
  /** Customers by their part of the amount. */
  abc: 'customer-abc',
  daily: 'work-daily',
  weekly: 'work-weekly',
  monthly: 'work-monthly',
} as const;

/** Every SMS code. */
export const SMS_CODE = '1234';
export const DEMO_PASSWORD = 'Atrium2026';
/** The initial password of a new account. 陈静 has not changed hers. */
export const INITIAL_PASSWORD = 'Welcome888';
/** The password of 何平. It violates the password pattern, because it has no letters. */
export const WEAK_PASSWORD = '123456';

/** Identities at the identity provider 企业通. */
export const IDENTITY_IDS = {
  /** Bound to `zhang.wei`. */
  zhangWei: 'worktalk-zhang-wei',
  /** Bound to `li.na`, who has two positions. */
  liNa: 'worktalk-li-na',
  /** 新同事, unbound until a sign-in binds it. */
  newcomer: 'worktalk-newcomer',
} as const;
