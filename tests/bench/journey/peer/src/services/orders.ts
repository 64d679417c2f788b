import { post } from './request';

export interface OrderRow extends Record<'orderid' | 'orderno' | 'customername' | 'orderdate' | 'ownername', string> {
  qty: number;
  amount: number;
  status: keyof typeof ORDER_STATUSES;
}

export interface OrderLine extends Record<'lineid' | 'productid' | 'productname', string> {
  price: number;
  qty: number;
}

export interface Order extends OrderRow, Record<'address' | 'phone' | 'paymentname' | 'remark', string> {
  discount: number;
  lines: OrderLine[];
}

export const ORDER_STATUSES = {
  draft: { text: '草稿', status: 'Default' },
  pending: { text: '待审批', status: 'Warning' },
  approved: { text: '已审批', status: 'Success' },
  shipping: { text: '配送中', status: 'Processing' },
  rejected: { text: '已驳回', status: 'Error' },
};

type Rank = Record<'id' | 'name', string> & Record<'orders' | 'amount', number>;
type Figure = 'orderstoday' | 'monthamount' | 'weekvisits';

export interface Workbench extends Record<Figure | `${Figure}change`, number>, Record<`${Figure}trend`, number[]> {
  pendingapprovals: number;
  regions: Rank[];
  people: Rank[];
  todos: Record<'todoid' | 'kind' | 'name' | 'note', string>[];
  visitstoday: Record<'visitid' | 'arrival' | 'customername' | 'ownername' | 'purposename', string>[];
  recentorders: OrderRow[];
}

type OrderPage = { items: OrderRow[]; __itemcount: number; __summary: { amount: number } };
export type Choice = Record<'value' | 'label', string>;

const BUSINESS = '/teapi/dy-biz';
const LIST = 'order-list';
const FORM = 'order-form';

export const readWorkbench = () => post<Workbench>(`${BUSINESS}/workbench`, {}, 'workbench');

export const queryOrders = (conditions: object, page: number, size: number, sorting: object[]) =>
  post<OrderPage>(
    `${BUSINESS}/orderquery`,
    { ...conditions, __pageindex: page, __pagesize: size, __sorting: sorting },
    LIST,
  );
export const getOrder = (orderid: string) => post<Order>(`${BUSINESS}/orderget`, { orderid }, FORM);
export const saveOrder = (order: object) => post<{ orderid: string }>(`${BUSINESS}/ordersave`, order, FORM);

const readChoices = async (api: string, input: object = {}): Promise<Choice[]> => {
  const options = await post<{ key: string; text: string }[]>(`${BUSINESS}/${api}`, input, FORM);
  return options.map(({ key, text }) => ({ value: key, label: text }));
};
export const productChoices = () => readChoices('productoptions');
export const customerChoices = () => readChoices('customeroptions');
export const ownerChoices = () => readChoices('owneroptions');
export const paymentChoices = () => readChoices('dictionaryoptions', { category: 'payment' });
