import type { PageRecord } from '../protocols';
import { bigPage } from './bigPage';

export const STYLE_PAGE_CODE = 'style-page';

const showMessage = (text: string) => ({ steps: [{ do: 'message', text, kind: 'info' }] });

/** Styles with theme and literal colours, modes, and onclicked of controls other than buttons. */
export const stylePage = (): PageRecord =>
  bigPage(STYLE_PAGE_CODE, {
    title: '@gallery.style',
    columns: 3,
    controls: [
      {
        type: 'label',
        name: 'notice',
        title: '@gallery.style.notice',
        value: '@gallery.style.late',
        span: 3,
        style: {
          color: 'warning',
          background: 'warning-weak',
          bordercolor: 'warning',
          radius: 8,
          padding: '8px 12px',
          margin: '0px 0px 8px',
        },
      },
      {
        type: 'label',
        name: 'sales',
        title: '@gallery.style.sales',
        value: 128450,
        format: 'money',
        mode: 'figure',
        style: { color: 'primary', textalign: 'center' },
        onclicked: showMessage('@gallery.style.sales'),
      },
      {
        type: 'label',
        name: 'open',
        title: '@gallery.style.open',
        value: 7,
        mode: 'figure',
        style: { color: 'danger', background: 'danger-weak', radius: 8 },
        onclicked: showMessage('@gallery.style.open'),
      },
      {
        type: 'label',
        name: 'brand',
        title: '@gallery.style.brand',
        value: '#7a3e9d',
        style: { color: '#7a3e9d', fontsize: 22, textalign: 'end' },
      },
      {
        type: 'text',
        name: 'customer',
        title: '@gallery.style.customer',
        readonly: 1,
        value: '@gallery.style.shop',
        onclicked: showMessage('@gallery.style.shop'),
        style: { background: 'primary-weak', textalign: 'end', padding: 8, radius: 8 },
      },
      {
        type: 'button',
        name: 'remove',
        title: '@gallery.style.remove',
        mode: 'danger',
        style: { textalign: 'center', padding: 8 },
        onclicked: showMessage('@gallery.style.remove'),
      },
      {
        type: 'card',
        name: 'shop',
        title: '@gallery.style.shop',
        columns: 1,
        span: 1,
        onclicked: showMessage('@gallery.style.shop'),
        style: { bordercolor: 'primary', borderstyle: 'dashed', radius: 12, padding: 4 },
        controls: [{ type: 'label', name: 'phone', title: '@gallery.style.phone', value: '021-5555 0107' }],
      },
      {
        type: 'table',
        name: 'orders',
        title: '@gallery.style.orders',
        rowkey: 'orderid',
        pagesize: 5,
        source: { api: 'orderquery' },
        columns: [
          { name: 'orderno', title: '@gallery.style.no', main: 1, style: { fontweight: 'bold' } },
          { name: 'customername', title: '@gallery.style.customer', onclicked: showMessage('=row.customername') },
          {
            name: 'amount',
            title: '@gallery.style.sum',
            format: 'money',
            main: 1,
            style: { color: 'primary', background: 'primary-weak' },
          },
        ],
      },
      {
        type: 'list',
        name: 'shops',
        title: '@gallery.style.shops',
        rowkey: 'customerid',
        pagesize: 3,
        source: { api: 'customerquery' },
        titlefield: 'customername',
        fields: [
          {
            name: 'region',
            title: '@gallery.style.region',
            onclicked: showMessage('=row.region'),
            style: { color: 'info' },
          },
          { name: 'creditlimit', title: '@gallery.style.sum', format: 'money', style: { fontweight: 'bold' } },
        ],
      },
      {
        type: 'array',
        name: 'lines',
        title: '@gallery.style.lines',
        insertable: 1,
        value: [
          { product: '@gallery.style.water', qty: 12, sum: 222 },
          { product: '@gallery.style.tea', qty: 0, sum: 0 },
        ],
        controls: [
          {
            type: 'text',
            name: 'product',
            title: '@gallery.style.product',
            readonly: 1,
            onclicked: showMessage('=row.product'),
          },
          { type: 'number', name: 'qty', title: '@gallery.style.qty', width: 120, style: { textalign: 'center' } },
          {
            type: 'money',
            name: 'sum',
            title: '@gallery.style.sum',
            readonly: 1,
            style: { color: 'success', background: 'success-weak', fontweight: 'bold' },
          },
          {
            type: 'button',
            name: 'stock',
            title: '@gallery.style.stock',
            readonly: '=row.qty == 0',
            onclicked: showMessage('=concat(row.product, " ", row.qty)'),
          },
        ],
        rowactions: [
          {
            type: 'button',
            name: 'void',
            title: '@gallery.style.remove',
            look: 'danger',
            hidden: '=row.qty == 0',
            onclicked: { steps: [{ do: 'set', target: 'qty', value: 0 }] },
          },
        ],
      },
    ],
  });
