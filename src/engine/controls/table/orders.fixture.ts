/** Two orders, for tests of tables. */
export const ORDERS = [
  { id: 1, no: 'SO-1', amount: 1200.5, status: 'draft' },
  { id: 2, no: 'SO-2', amount: 99.5, status: 'approved' },
];

/** The table that shows them. */
export const ordersTable = (more: Record<string, unknown>) => ({
  type: 'table',
  name: 'orders',
  title: '订单',
  source: { api: 'query' },
  columns: [
    { name: 'no', title: '单号', main: 1 },
    { name: 'amount', title: '金额', format: 'money' },
    { name: 'status', title: '状态', format: 'tag', options: [{ key: 'draft', text: '草稿' }] },
  ],
  ...more,
});
