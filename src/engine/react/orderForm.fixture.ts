/** An order form in small: what most tests of the engine work on. */
export const orderForm = {
  protocolversion: '1.0.0',
  pageinfo: { type: 200, title: '订单', columns: 3 },
  controls: [
    {
      type: 'select',
      name: 'customer',
      title: '客户',
      required: 1,
      options: [
        { key: 'c1', text: '百联超市' },
        { key: 'c2', text: '大润发' },
      ],
    },
    { type: 'date', name: 'orderdate', title: '下单日期', required: 1 },
    { type: 'text', name: 'phone', title: '联系电话', pattern: '1\\d{10}', patternhint: '请输入 11 位手机号' },
    { type: 'number', name: 'discount', title: '折扣', min: 0, max: 1, value: 1, hidden: "=customer != 'c2'" },
    { type: 'text', name: 'reason', title: '折扣原因', required: '=discount < 1', hidden: '=discount >= 1' },
    {
      type: 'array',
      name: 'lines',
      title: '明细',
      insertable: 1,
      newrow: { qty: 1, price: 10 },
      minrows: 1,
      controls: [
        { type: 'text', name: 'product', title: '商品', required: 1 },
        { type: 'number', name: 'price', title: '单价' },
        { type: 'number', name: 'qty', title: '数量', min: 1, decimals: 0 },
        {
          type: 'number',
          name: 'amount',
          title: '金额',
          readonly: 1,
          decimals: 2,
          thousands: 1,
          value: '=mul(row.price, row.qty)',
        },
      ],
    },
    {
      type: 'label',
      name: 'total',
      title: '合计',
      format: 'money',
      look: 'total',
      value: '=mul(sum(lines.amount), discount)',
    },
  ],
  toolbar: [
    {
      type: 'button',
      name: 'save',
      title: '保存',
      look: 'primary',
      onclicked: {
        steps: [
          { id: 'saved', do: 'submit', api: 'ordersave', idfield: 'orderid' },
          { do: 'message', text: '保存成功', kind: 'success' },
          { do: 'close', result: '=saved' },
        ],
      },
    },
  ],
};
