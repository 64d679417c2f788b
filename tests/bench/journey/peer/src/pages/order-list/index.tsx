import { PageContainer, ProTable } from '@ant-design/pro-components';
import type { ActionType, ProColumns } from '@ant-design/pro-components';
import { useRef, useState } from 'react';
import { money } from '../../common/figures';
import { ORDER_STATUSES, customerChoices, queryOrders } from '../../services/orders';
import type { OrderRow } from '../../services/orders';
import { OrderForm } from './OrderForm';

const LOCKED = ['approved', 'shipping'];

const columnsOf = (edit: (order: OrderRow) => void): ProColumns<OrderRow>[] => [
  { title: '订单号', dataIndex: 'orderno', width: 170, sorter: true, search: false },
  { title: '关键字', dataIndex: 'keyword', hideInTable: true },
  { title: '客户', dataIndex: 'customername', sorter: true, search: false },
  { title: '客户', dataIndex: 'customerid', hideInTable: true, valueType: 'select', request: customerChoices },
  { title: '下单日期', dataIndex: 'orderdate', width: 120, sorter: true, search: false },
  {
    title: '下单日期',
    dataIndex: 'period',
    hideInTable: true,
    valueType: 'dateRange',
    search: { transform: ([datefrom, dateto]: string[]) => ({ datefrom, dateto }) },
  },
  { title: '负责人', dataIndex: 'ownername', width: 110, search: false },
  { title: '数量', dataIndex: 'qty', width: 90, align: 'right', sorter: true, search: false },
  { title: '金额', dataIndex: 'amount', align: 'right', sorter: true, search: false, renderText: money },
  { title: '订单状态', dataIndex: 'status', valueEnum: ORDER_STATUSES, fieldProps: { mode: 'multiple' } },
  {
    title: '操作',
    valueType: 'option',
    width: 90,
    render: (_, order) => (LOCKED.includes(order.status) ? null : <a onClick={() => edit(order)}>编辑</a>),
  },
];

export default function OrderList() {
  const table = useRef<ActionType>(undefined);
  const [edited, setEdited] = useState<OrderRow>();
  const [total, setTotal] = useState(0);
  const [columns] = useState(() => columnsOf(setEdited));
  return (
    <PageContainer title="订单列表">
      <ProTable<OrderRow, object>
        rowKey="orderid"
        actionRef={table}
        columns={columns}
        options={{ reload: true, density: false, setting: false }}
        rowSelection={{}}
        pagination={{ defaultPageSize: 20 }}
        request={async ({ current = 1, pageSize = 20, ...conditions }, sort) => {
          const sorting = Object.entries(sort).flatMap(([field, order]) =>
            order ? [{ field, order: order === 'ascend' ? ('asc' as const) : ('desc' as const) }] : [],
          );
          const answer = await queryOrders(conditions, current, pageSize, sorting);
          setTotal(answer.__summary.amount);
          return { data: answer.items, total: answer.__itemcount, success: true };
        }}
        footer={() => `金额合计 ${money(total)}`}
      />
      {edited && (
        <OrderForm order={edited} onClose={() => setEdited(undefined)} onSaved={() => table.current?.reload()} />
      )}
    </PageContainer>
  );
}
