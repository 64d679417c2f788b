import type { PageRecord } from '../protocols';
import { bigPage } from './bigPage';

export const SCRIPT_PAGE_CODE = 'script-page';

/** Discounts on amounts from here on need an approver. */
const APPROVAL_THRESHOLD = 1000;

const discount = `
const amount = rows('lines').reduce((sum, row) => sum + row.qty * row.price, 0);
const rate = amount >= ${APPROVAL_THRESHOLD} ? 0.1 : amount >= 500 ? 0.05 : 0;
setValue('discount', Math.round(amount * rate * 100) / 100);
setHidden('approver', amount < ${APPROVAL_THRESHOLD});
setRequired('approver', amount >= ${APPROVAL_THRESHOLD});
`;

const label = `setValue('label', regionLabel(getValue('region')));`;

const countOrders = `
const answer = await call('orderquery', { __pageindex: 1, __pagesize: 1 });
setValue('label', user.userinfoname + ': ' + answer.__itemcount);
message.success('@gallery.script.counted');
`;

/** Never yields, so the engine has to terminate the sandbox from outside. */
const endlessLoop = 'for (;;) {}';
const unknownControl = `setValue('nowhere', 1);`;

const button = (name: string, code: string) => ({
  type: 'button',
  name,
  title: `@gallery.script.${name}`,
  onclicked: { steps: [{ do: 'flycode', code }] },
});

const lines = {
  type: 'array',
  name: 'lines',
  title: '@gallery.big.lines',
  insertable: 1,
  span: 3,
  newrow: { qty: 1, price: 100 },
  value: [
    { item: 'SKU-0001', qty: 2, price: 120 },
    { item: 'SKU-0002', qty: 1, price: 80 },
  ],
  controls: [
    { type: 'text', name: 'item', title: '@gallery.big.item' },
    { type: 'number', name: 'qty', title: '@gallery.big.qty', min: 1, decimals: 0 },
    { type: 'number', name: 'price', title: '@gallery.big.price', decimals: 2 },
  ],
  onvaluechange: { steps: [{ do: 'flycode', code: discount }] },
};

/** Fields that scripts fill in, and a script that never ends. */
export const scriptPage = (): PageRecord =>
  bigPage(SCRIPT_PAGE_CODE, {
    title: '@gallery.script',
    columns: 3,
    controls: [
      {
        type: 'text',
        name: 'region',
        title: '@gallery.script.region',
        onvaluechange: { steps: [{ do: 'flycode', code: label }] },
      },
      { type: 'text', name: 'label', title: '@gallery.script.label', readonly: 1 },
      { type: 'number', name: 'discount', title: '@gallery.script.discount', readonly: 1, decimals: 2 },
      { type: 'text', name: 'approver', title: '@gallery.script.approver', hidden: 1 },
      lines,
      {
        type: 'buttongroup',
        name: 'buttons',
        span: 3,
        controls: [button('count', countOrders), button('runaway', endlessLoop), button('missing', unknownControl)],
      },
    ],
  });
