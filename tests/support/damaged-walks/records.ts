import { untilEachRowSays } from './damagedWalk';
import type { DamagedWalk } from './damagedWalk';

const ORDERS = '/page?pagecode=order-list';
const CUSTOMERS = '/page?pagecode=customer-list';
const inOrders = (selector: string) => `[data-page="order-list"] ${selector}`;

const DRAFTS = [
  ['combobox', '订单状态', '草稿'],
  ['button', '查询'],
  untilEachRowSays('草稿'),
  inOrders('[data-row-key] input[type=checkbox]'),
] as const satisfies DamagedWalk['steps'];

/** What people do with orders, customers and visits. */
export const WALKS: readonly DamagedWalk[] = [
  ...[
    ['visits', 'visit-list', ['/visitquery']],
    ['order lines', 'order-line-list', ['/orderlinequery']],
    ['many rows', 'big-array', ['/bigrows']],
    ['pages of a folder', 'folder:order', ['/getpagebykey']],
    ['tree', 'gallery-tree', ['/customertree']],
  ].map(([name, code, endpoints]) => ({
    name: `open: ${name as string}`,
    endpoints: endpoints as string[],
    path: `/page?pagecode=${code as string}`,
    steps: [],
  })),
  {
    name: 'save many rows',
    endpoints: ['/bigsave'],
    path: '/page?pagecode=big-array',
    steps: [['button', '保存']],
  },
  {
    name: 'view a customer',
    endpoints: ['/customerget'],
    path: CUSTOMERS,
    steps: ['[data-page="customer-list"] [aria-label^="编辑"]'],
  },
  {
    name: 'save a customer',
    endpoints: ['/customersave'],
    path: CUSTOMERS,
    steps: [
      ['button', '新建客户'],
      ['textbox', '客户名称', '断网超市'],
      ['combobox', '负责人', '李娜'],
      ['textbox', '信用额度', '5000'],
      ['button', '保存'],
    ],
  },
  {
    name: 'choose a region',
    endpoints: ['/regionoptions'],
    path: '/page?pagecode=sales-board',
    steps: [['combobox', '区域']],
  },
  {
    name: 'choose a way of payment',
    endpoints: ['/dictionaryoptions'],
    path: ORDERS,
    steps: [
      ['button', '新建订单'],
      ['combobox', '付款方式'],
    ],
  },
  {
    name: 'choose a customer',
    endpoints: ['/customeroptions'],
    path: ORDERS,
    steps: [['combobox', '客户']],
  },
  {
    name: 'choose an owner',
    endpoints: ['/owneroptions'],
    path: ORDERS,
    steps: [
      ['button', '新建订单'],
      ['combobox', '负责人'],
    ],
  },
  {
    name: 'choose a product',
    endpoints: ['/productoptions'],
    path: ORDERS,
    steps: [
      ['button', '新建订单'],
      ['button', '添加一行'],
    ],
  },
  {
    name: 'save an order',
    endpoints: ['/ordersave'],
    path: ORDERS,
    steps: [inOrders('button[aria-label^="编辑"]'), ['textbox', '备注', '加急'], ['button', '保存']],
  },
  {
    name: 'delete an order',
    endpoints: ['/orderdelete'],
    path: ORDERS,
    steps: [inOrders('button[aria-label^="删除 SO"]'), ['button', '删除']],
  },
  {
    name: 'submit drafts',
    endpoints: ['/orderssubmit'],
    path: ORDERS,
    steps: [...DRAFTS, ['button', '批量提交'], '[role=dialog] .ant-btn-primary'],
  },
  {
    name: 'delete drafts',
    endpoints: ['/ordersdeletedrafts'],
    path: ORDERS,
    steps: [...DRAFTS, ['button', '批量删除'], ['button', '删除']],
  },
];
