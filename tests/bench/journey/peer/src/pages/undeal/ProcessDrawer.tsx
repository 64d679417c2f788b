import { ProDescriptions } from '@ant-design/pro-components';
import type { ProDescriptionsItemProps } from '@ant-design/pro-components';
import { App, Button, Drawer, Input, Skeleton, Space, Table, Timeline } from 'antd';
import type { TableColumnsType } from 'antd';
import { useEffect, useState } from 'react';
import { money } from '../../common/figures';
import { getOrder } from '../../services/orders';
import type { Order, OrderLine } from '../../services/orders';
import { getProcess, handleProcess } from '../../services/processes';
import type { ProcessDetail, ProcessRow } from '../../services/processes';

interface ProcessDrawerProps {
  row: ProcessRow;
  onClose: () => void;
  onHandled: () => void;
}

const ACTIONS = { approve: '同意', reject: '驳回' } as const;

const PROCESS_ITEMS: ProDescriptionsItemProps<ProcessDetail>[] = [
  { title: '流程', dataIndex: 'processname' },
  { title: '编号', dataIndex: 'processno' },
  {
    title: '申请人',
    renderText: (_, { applicant, applicantposition, applicantorg }) =>
      [applicant, applicantposition, applicantorg].join(' · '),
  },
  { title: '申请时间', dataIndex: 'applytime' },
];

const ORDER_ITEMS: ProDescriptionsItemProps<Order>[] = [
  { title: '客户', dataIndex: 'customername' },
  { title: '下单日期', dataIndex: 'orderdate' },
  { title: '负责人', dataIndex: 'ownername' },
  { title: '收货地址', dataIndex: 'address' },
  { title: '联系电话', dataIndex: 'phone' },
  { title: '付款方式', dataIndex: 'paymentname' },
  { title: '折扣（%）', dataIndex: 'discount' },
  { title: '备注', dataIndex: 'remark' },
  { title: '合计', dataIndex: 'amount', renderText: money },
];

const LINE_COLUMNS: TableColumnsType<OrderLine> = [
  { title: '商品', dataIndex: 'productname' },
  { title: '单价', dataIndex: 'price', align: 'right', render: money },
  { title: '数量', dataIndex: 'qty', align: 'right' },
  { title: '金额', align: 'right', render: (_, { price, qty }) => money(price * qty) },
];

/** A process with its order, the steps so far and the decision. */
export function ProcessDrawer({ row: { processid, orderid, title }, onClose, onHandled }: ProcessDrawerProps) {
  const { message } = App.useApp();
  const [shown, setShown] = useState<{ process: ProcessDetail; order?: Order }>();
  const [comment, setComment] = useState('');
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    Promise.all([getProcess(processid), orderid ? getOrder(orderid) : undefined]).then(
      ([process, order]) => setShown({ process, order }),
      (error: Error) => message.error(error.message),
    );
  }, [processid, orderid, message]);
  if (!shown) {
    return (
      <Drawer open title={title} width={704} onClose={onClose}>
        <Skeleton active />
      </Drawer>
    );
  }
  const { process, order } = shown;
  const decide = async (action: keyof typeof ACTIONS) => {
    setSending(true);
    try {
      await handleProcess(process, action, comment);
      message.success(`已${ACTIONS[action]}`);
      onHandled();
      onClose();
    } catch (error) {
      message.error(error instanceof Error ? error.message : String(error));
      setSending(false);
    }
  };
  const footer = (
    <Space.Compact block>
      <Input.TextArea
        rows={1}
        value={comment}
        placeholder="审批意见，驳回时必须填写"
        onChange={({ target }) => setComment(target.value)}
      />
      <Button danger disabled={isSending || comment === ''} onClick={() => void decide('reject')}>
        驳回
      </Button>
      <Button type="primary" loading={isSending} onClick={() => void decide('approve')}>
        同意
      </Button>
    </Space.Compact>
  );
  return (
    <Drawer open title={title} width={704} onClose={onClose} footer={footer}>
      <ProDescriptions column={4} layout="vertical" columns={PROCESS_ITEMS} dataSource={process} />
      {order && <ProDescriptions column={3} layout="vertical" columns={ORDER_ITEMS} dataSource={order} />}
      {order && (
        <Table size="small" rowKey="lineid" pagination={false} columns={LINE_COLUMNS} dataSource={order.lines} />
      )}
      <Timeline
        style={{ marginTop: 24 }}
        items={process.steps.map(({ name, handlers, actionname, comment: said, time }) => ({
          color: actionname === '' ? 'gray' : 'green',
          children: [name, handlers.join('、'), actionname || '处理中', said, time].filter(Boolean).join(' · '),
        }))}
      />
    </Drawer>
  );
}
