import {
  EditableProTable,
  ModalForm,
  ProFormDatePicker,
  ProFormDependency,
  ProFormDigit,
  ProFormSelect,
  ProFormText,
} from '@ant-design/pro-components';
import type { ProColumns } from '@ant-design/pro-components';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { money } from '../../common/figures';
import {
  customerChoices,
  getOrder,
  ownerChoices,
  paymentChoices,
  productChoices,
  saveOrder,
} from '../../services/orders';
import type { Choice, Order, OrderLine, OrderRow } from '../../services/orders';

interface OrderFormProps {
  order: OrderRow;
  onClose: () => void;
  onSaved: () => void;
}

const PHONE = { pattern: /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/, message: '请输入正确的电话号码' };
const REQUIRED = { required: true };
const THIRD = { span: 8 };

const amountOf = ({ price = 0, qty = 0 }: Partial<OrderLine>) => price * qty;

const columnsOf = (products: Choice[]): ProColumns<OrderLine>[] => [
  {
    title: '商品',
    dataIndex: 'productid',
    valueType: 'select',
    fieldProps: { showSearch: true, optionFilterProp: 'label', options: products },
    formItemProps: { rules: [REQUIRED] },
  },
  { title: '单价', dataIndex: 'price', align: 'right', width: 110, editable: false, renderText: money },
  {
    title: '数量',
    dataIndex: 'qty',
    valueType: 'digit',
    width: 120,
    fieldProps: { min: 1, max: 9_999, precision: 0 },
    formItemProps: { rules: [REQUIRED] },
  },
  { title: '金额', align: 'right', width: 130, editable: false, render: (_, line) => money(amountOf(line)) },
  { title: '操作', valueType: 'option', width: 70 },
];

/** Edits an order with its lines. */
export function OrderForm({ order: { orderid, orderno }, onClose, onSaved }: OrderFormProps) {
  const { message } = App.useApp();
  const [products, setProducts] = useState<Choice[]>([]);
  const [editableKeys, setEditableKeys] = useState<React.Key[]>([]);
  const columns = useMemo(() => columnsOf(products), [products]);
  const load = async () => {
    const [order, offered] = await Promise.all([getOrder(orderid), productChoices()]);
    setProducts(offered);
    setEditableKeys(order.lines.map(({ lineid }) => lineid));
    return order;
  };
  const handleFinish = async (values: Order) => {
    try {
      await saveOrder({ ...values, orderid });
    } catch (error) {
      message.error(error instanceof Error ? error.message : String(error));
      return false;
    }
    message.success('保存成功');
    onSaved();
    return true;
  };
  return (
    <ModalForm<Order>
      open
      grid
      title={`编辑订单 ${orderno}`}
      width={920}
      request={load}
      onFinish={handleFinish}
      submitter={{ searchConfig: { submitText: '保存' } }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ProFormSelect name="customerid" label="客户" request={customerChoices} rules={[REQUIRED]} colProps={THIRD} />
      <ProFormDatePicker name="orderdate" label="下单日期" rules={[REQUIRED]} colProps={THIRD} />
      <ProFormSelect name="ownerid" label="负责人" request={ownerChoices} rules={[REQUIRED]} colProps={THIRD} />
      <ProFormText name="address" label="收货地址" colProps={THIRD} />
      <ProFormText name="phone" label="联系电话" rules={[PHONE]} colProps={THIRD} />
      <ProFormSelect name="payment" label="付款方式" request={paymentChoices} colProps={THIRD} />
      <ProFormDigit name="discount" label="折扣（%）" min={0} max={100} colProps={THIRD} />
      <ProFormText name="remark" label="备注" colProps={{ span: 16 }} />
      <EditableProTable<OrderLine>
        name="lines"
        rowKey="lineid"
        headerTitle="商品明细"
        columns={columns}
        recordCreatorProps={{
          newRecordType: 'dataSource',
          record: () => ({ lineid: crypto.randomUUID(), productid: '', productname: '', price: 0, qty: 1 }),
        }}
        editable={{
          type: 'multiple',
          editableKeys,
          onChange: setEditableKeys,
          actionRender: (_row, _config, { delete: remove }) => [remove],
        }}
      />
      <ProFormDependency name={['lines', 'discount']}>
        {({ lines = [], discount = 0 }: Partial<Order>) => {
          const gross = lines.reduce((sum, line) => sum + amountOf(line), 0);
          return <b>合计 {money((gross * (100 - discount)) / 100)} 元</b>;
        }}
      </ProFormDependency>
    </ModalForm>
  );
}
