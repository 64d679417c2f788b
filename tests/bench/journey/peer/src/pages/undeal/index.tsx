import { PageContainer, ProTable } from '@ant-design/pro-components';
import type { ActionType, ProColumns } from '@ant-design/pro-components';
import { Tag } from 'antd';
import { useRef, useState } from 'react';
import { money } from '../../common/figures';
import { queryPending } from '../../services/processes';
import type { ProcessRow } from '../../services/processes';
import { ProcessDrawer } from './ProcessDrawer';

const FLOWS = { order: '订单审批', expense: '费用报销', leave: '请假申请', discount: '折扣审批' };

const columnsOf = (open: (process: ProcessRow) => void): ProColumns<ProcessRow>[] => [
  { title: '关键字', dataIndex: 'keyword', hideInTable: true },
  {
    title: '标题',
    dataIndex: 'title',
    search: false,
    render: (_, row) => <a onClick={() => open(row)}>{row.title}</a>,
  },
  { title: '流程', dataIndex: 'flowcode', width: 110, valueEnum: FLOWS, renderText: (_, row) => row.processname },
  { title: '申请人', dataIndex: 'applicant', width: 90, search: false },
  { title: '申请时间', dataIndex: 'applytime', width: 150, search: false },
  {
    title: '申请时间',
    dataIndex: 'period',
    hideInTable: true,
    valueType: 'dateRange',
    search: { transform: ([datefrom, dateto]: string[]) => ({ datefrom, dateto }) },
  },
  {
    title: '金额',
    dataIndex: 'amount',
    width: 120,
    align: 'right',
    search: false,
    renderText: (amount?: number) => (amount === undefined ? '' : money(amount)),
  },
  { title: '当前步骤', dataIndex: 'currentstep', search: false, render: (_, row) => <Tag>{row.currentstep}</Tag> },
  { title: '处理期限', dataIndex: 'dueat', width: 150, search: false },
  { title: '操作', valueType: 'option', width: 70, render: (_, row) => <a onClick={() => open(row)}>处理</a> },
];

export default function Undeal() {
  const table = useRef<ActionType>(undefined);
  const [opened, setOpened] = useState<ProcessRow>();
  const [columns] = useState(() => columnsOf(setOpened));
  return (
    <PageContainer title="待办流程">
      <ProTable<ProcessRow, object>
        rowKey="processid"
        actionRef={table}
        columns={columns}
        options={{ reload: true, density: false, setting: false }}
        rowSelection={{}}
        pagination={{ defaultPageSize: 20 }}
        request={async ({ current = 1, pageSize = 20, ...conditions }) => {
          const { af_items, af_itemcount } = await queryPending(conditions, current, pageSize);
          return { data: af_items, total: af_itemcount, success: true };
        }}
      />
      {opened && (
        <ProcessDrawer row={opened} onClose={() => setOpened(undefined)} onHandled={() => table.current?.reload()} />
      )}
    </PageContainer>
  );
}
