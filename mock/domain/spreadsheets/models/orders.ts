import { ApiError } from '../../apiError';
import { TODAY, isoDay } from '../../calendar';
import type { Order, OrderLine } from '../../company/entities';
import { CATEGORIES } from '../../dictionaries/dictionary';
import { offeredItems } from '../../dictionaries/options';
import { toYuan } from '../../money';
import { checkLine } from '../../orders/checkOrder';
import type { LineInput } from '../../orders/checkOrder';
import { saveOrder } from '../../orders/saveOrder';
import type { ExportColumn } from './exportModel';
import type { ImportModel, RowValues, SaveContext, UnitOutcome } from './importModel';
import { numberIn, textIn } from './importModel';

/** Columns of the order itself: its rows repeat them or leave them blank. */
const OF_THE_ORDER = ['customercode', 'orderdate', 'payment', 'address', 'phone', 'remark'] as const;

const lineOf = (values: RowValues): LineInput => ({
  id: '',
  productId: textIn(values, 'productcode'),
  qty: numberIn(values, 'qty') ?? 0,
  price: numberIn(values, 'price'),
});

/** The first row that contradicts the order's first row, or whose line is not valid. */
function findFault({ caller }: SaveContext, unit: readonly RowValues[]): UnitOutcome | undefined {
  for (const [row, values] of unit.entries()) {
    const column = OF_THE_ORDER.find((key) => values.has(key) && values.get(key) !== unit[0]?.get(key));
    if (column) return { row, fault: { column, key: 'spreadsheet.differs' } };
    try {
      checkLine(caller.company, lineOf(values));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const of = orderImport.columnOfError[error.code];
      return { row, fault: { key: error.code, ...(of && { column: of }) } };
    }
  }
  return undefined;
}

function save(
  context: SaveContext,
  unit: readonly RowValues[],
  byNo: ReadonlyMap<string, Order>,
  customerIds: ReadonlyMap<string, string>,
): UnitOutcome {
  const { caller, strategy, nextId } = context;
  const head: RowValues = unit[0] ?? new Map();
  const refuse = (key: string, column: string) => ({ row: 0, fault: { key, column } });
  const existing = byNo.get(textIn(head, 'orderno'));
  if (existing && !caller.scope.order(existing)) return refuse('order.not_found', 'orderno');
  if (existing && strategy === 'ignore') return 'ignored';
  if (existing && strategy === 'error') return refuse('spreadsheet.exists', 'orderno');
  const customerId = customerIds.get(textIn(head, 'customercode'));
  if (customerId === undefined) return refuse('order.customer_not_found', 'customercode');
  const faulty = findFault(context, unit);
  if (faulty) return faulty;
  saveOrder(
    caller,
    {
      id: existing?.id ?? '',
      customerId,
      date: isoDay(numberIn(head, 'orderdate') ?? 0),
      ownerId: existing?.owner.id ?? '',
      address: textIn(head, 'address'),
      phone: textIn(head, 'phone'),
      payment: textIn(head, 'payment') || undefined,
      remark: textIn(head, 'remark'),
      lines: unit.map(lineOf),
      isSubmitted: false,
    },
    nextId,
  );
  return 'saved';
}

/** Imports orders as drafts. Rows with the same number are the lines of one order; a known number is that order. */
export const orderImport: ImportModel = {
  title: 'spreadsheet.model.order',
  functionCode: 'ORDER_EDIT',
  logObject: 'order',
  template: 'template-orders',
  columns: (company) => [
    { key: 'orderno', title: 'order.no', type: 'text', isRequired: true, maxLength: 30 },
    { key: 'customercode', title: 'customer.code', type: 'text', isRequired: true, maxLength: 20 },
    { key: 'orderdate', title: 'order.date', type: 'date', isRequired: true },
    {
      key: 'payment',
      title: 'order.payment',
      type: 'text',
      options: offeredItems(company, CATEGORIES.payment).map(({ code, names }) => ({ key: code, text: names })),
    },
    { key: 'address', title: 'order.address', type: 'text', maxLength: 200 },
    { key: 'phone', title: 'order.phone', type: 'text', maxLength: 20 },
    { key: 'remark', title: 'order.remark', type: 'text', maxLength: 200 },
    { key: 'productcode', title: 'order.productcode', type: 'text', isRequired: true, maxLength: 20 },
    { key: 'qty', title: 'order.qty', type: 'integer', isRequired: true },
    { key: 'price', title: 'order.price', type: 'number' },
  ],
  example: {
    orderno: '示例：1',
    customercode: 'C00003',
    orderdate: TODAY,
    payment: 'month30',
    address: '上海市浦东区示例路1号',
    phone: '13800000000',
    productcode: 'P-0001',
    qty: 10,
    price: 36,
  },
  groupedBy: 'orderno',
  columnOfError: {
    'order.payment_not_offered': 'payment',
    'order.phone_invalid': 'phone',
    'order.product_not_found': 'productcode',
    'order.qty_invalid': 'qty',
    'order.price_invalid': 'price',
    'order.locked': 'orderno',
    'order.not_yours': 'orderno',
  },
  begin(context) {
    const { orders, customers } = context.caller.company;
    const byNo = new Map(orders.all().map((order) => [order.no, order]));
    const customerIds = new Map([...customers.values()].map(({ code, id }) => [code, id]));
    return (unit) => save(context, unit, byNo, customerIds);
  },
};

export const orderColumns: readonly ExportColumn<Order>[] = [
  { key: 'orderno', title: 'order.no', type: 'text', value: ({ no }) => no },
  { key: 'customername', title: 'order.customer', type: 'text', value: ({ customer }) => customer.name },
  { key: 'orderdate', title: 'order.date', type: 'date', value: ({ day }) => day },
  { key: 'ownername', title: 'order.owner', type: 'text', value: ({ owner }) => owner.name },
  { key: 'qty', title: 'order.qty', type: 'number', value: ({ qty }) => qty },
  { key: 'amount', title: 'order.amount', type: 'money', value: ({ amountCents }) => toYuan(amountCents) },
  { key: 'status', title: 'order.status', type: 'name', value: ({ status }) => `status.${status}` },
  { key: 'payment', title: 'order.payment', type: 'name', category: CATEGORIES.payment, value: (row) => row.payment },
  { key: 'address', title: 'order.address', type: 'text', value: ({ address }) => address },
  { key: 'phone', title: 'order.phone', type: 'text', value: ({ phone }) => phone },
  { key: 'remark', title: 'order.remark', type: 'text', value: ({ remark }) => remark },
];

export const orderLineColumns: readonly ExportColumn<OrderLine>[] = [
  { key: 'orderno', title: 'order.no', type: 'text', value: ({ order }) => order.no },
  { key: 'orderdate', title: 'order.date', type: 'date', value: ({ order }) => order.day },
  { key: 'customername', title: 'order.customer', type: 'text', value: ({ order }) => order.customer.name },
  { key: 'ownername', title: 'order.owner', type: 'text', value: ({ order }) => order.owner.name },
  { key: 'productname', title: 'order.product', type: 'text', value: ({ product }) => product.name },
  { key: 'spec', title: 'infotable.spec', type: 'text', value: ({ product }) => product.spec },
  { key: 'price', title: 'order.price', type: 'money', value: ({ priceCents }) => toYuan(priceCents) },
  { key: 'qty', title: 'order.qty', type: 'number', value: ({ qty }) => qty },
  { key: 'amount', title: 'order.amount', type: 'money', value: ({ amountCents }) => toYuan(amountCents) },
  { key: 'status', title: 'order.status', type: 'name', value: ({ order }) => `status.${order.status}` },
];
