import { idOf } from './ids';

/** Places of the pretend company that tests and demonstrations can rely on. */
export const POSITION_IDS = {
  /** All function codes of the East China company. */
  zhangWei: 'hd-post-director',
  /** All function codes; the Shanghai branch. */
  liNaManager: 'hd-post-li-manager',
  /** Customers, orders, visits and pending approvals only; her own orders only. */
  liNaRepresentative: 'hd-post-li-rep',
  wangFangEast: 'hd-post-wang-manager',
  wangFangSouth: 'nf-post-director',
  wuGang: 'hd-post-wu-rep',
  zhengHao: 'hd-post-zheng-rep',
  chenJing: 'hd-post-chen-rep',
  hePing: 'hd-post-he-rep',
  /** Its role has no function codes. */
  sunLi: 'hd-post-trainee',
} as const;

export const CUSTOMER_IDS = {
  /** 永兴超市: its outstanding amount is above its limit, so every order is refused with `order.credit_exceeded`. */
  creditExceeded: idOf('customer', 1),
  /** 惠民生活超市: nearly at its limit; saving an order also brings a warning. */
  creditNearlyUsed: idOf('customer', 2),
  /** 百联便利店: an ordinary customer of 李娜 with plenty of credit. */
  ordinary: idOf('customer', 3),
} as const;

/** 清泉饮用天然水 550ml×24, ¥36.00. */
export const WATER_PRODUCT_ID = 'P-0001';

/** Orders of the East China company, one of each kind. */
export const ORDER_IDS = {
  /** Of 李娜. */
  draft: idOf('order', 900_001),
  /** Of 李娜; waits for the director's decision, which is the last step. */
  pending: idOf('order', 900_002),
  /** Of somebody else. */
  approved: idOf('order', 900_003),
  /** Of 李娜. */
  shipping: idOf('order', 900_004),
  /** Of 李娜. */
  rejected: idOf('order', 900_005),
} as const;

export const PROCESS_IDS = {
  /** Approval of `ORDER_IDS.pending`; waits for 张伟, last step. */
  pendingOrder: idOf('process', 900_001),
} as const;

export const ROLE_IDS = {
  /** Built in: neither changed nor deleted. */
  administrator: 'role-administrator',
  manager: 'role-manager',
  /** Built in, held by 李娜 and others. */
  representative: 'role-representative',
  /** Held by an account, so it cannot be deleted. */
  trainee: 'role-trainee',
  /** Held by nobody: may be deleted. */
  unused: 'role-warehouse',
} as const;

export const REPORT_CODES = {
  sales: 'sales-summary',
  customers: 'customer-ranking',
  products: 'product-ranking',
  months: 'monthly-trend',
  /** Dimension across: too many columns by customer. */
  matrix: 'sales-matrix',
} as const;

/** The mobile number of a demo account receives SMS codes; the code is always this one. */
export const SMS_CODE = '1234';
export const DEMO_PASSWORD = 'Atrium2026';
/** What a new account's password is until it is changed; 陈静 has not changed hers. */
export const INITIAL_PASSWORD = 'Welcome888';
/** Of 何平, from before there was a rule for passwords: it has no letters. */
export const WEAK_PASSWORD = '123456';

/** People as the third-party sign-in 企业通 knows them. */
export const IDENTITY_IDS = {
  /** Bound to `zhang.wei`. */
  zhangWei: 'worktalk-zhang-wei',
  /** Bound to `li.na`, who has two positions. */
  liNa: 'worktalk-li-na',
  /** 新同事, bound to nobody until it is bound by a sign-in. */
  newcomer: 'worktalk-newcomer',
} as const;
