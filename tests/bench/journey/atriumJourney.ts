import { SHOWN_PANEL } from '../soak/selectors';
import { ORDER } from './step';
import type { Condition, Journey, Press } from './step';

const ORDERS = '[data-page="order-list"] tbody tr';
const ROW = `[data-page="order-list"] tr[data-row-key="${ORDER.id}"]`;
const DIALOG = '[role="dialog"]';
const PROCESS_ROW = `${SHOWN_PANEL} [data-row-key="${ORDER.processId}"]`;
const QUANTITY = `${DIALOG} [aria-label="数量，第 1 行"]`;

const menuItem = (title: string): Press => ({ click: `[role="menuitem"]:has([title^="${title}"])` });
const sortByNumber: Press = { click: '[data-page="order-list"] th:nth-child(2) button' };
const firstOrder = (no: string): Condition => ({ selector: `${ORDERS}:first-child`, text: no, isUsable: true });
const noDialog: Condition = { selector: DIALOG, isAbsent: true };

/** The journey in Atrium. */
export const atriumJourney: Journey = {
  form: [{ selector: 'input[type="password"]', isUsable: true }],
  steps: [
    {
      title: 'sign in, until the home page',
      acts: [
        {
          press: { key: 'Enter' },
          shown: [
            { selector: `${SHOWN_PANEL} [data-control="monthamount"]`, text: '2,233,640.07', isUsable: true },
            { selector: `${SHOWN_PANEL} tbody tr`, text: '苏州', isUsable: true },
            { selector: '[role="menuitem"]:has([title^="订单管理"])', isUsable: true },
          ],
        },
      ],
    },
    {
      title: 'order list',
      before: [menuItem('订单管理')],
      acts: [{ press: menuItem('订单列表'), shown: [firstOrder('SO-202611-00815')] }],
    },
    {
      title: 'sort, twice',
      acts: [
        { press: sortByNumber, shown: [firstOrder('SO-202511-00001')] },
        { press: sortByNumber, shown: [firstOrder('SO-202611-00815')] },
      ],
    },
    {
      title: 'open an order',
      acts: [
        {
          press: { click: `${ROW} button[aria-label="编辑 ${ORDER.no}"]` },
          shown: [
            { selector: QUANTITY, text: '9', isUsable: true },
            { selector: `${DIALOG} [data-control="customerid"]`, text: ORDER.customer },
            { selector: `${DIALOG} [data-control="total"]`, text: ORDER.amount },
          ],
        },
      ],
    },
    {
      title: 'change a line',
      before: [{ click: QUANTITY }, { key: 'End' }, { key: 'Backspace' }],
      acts: [
        {
          press: { type: ORDER.quantity },
          shown: [
            { selector: `${DIALOG} [data-control="lines"] tbody tr`, text: ORDER.newLineAmount },
            { selector: `${DIALOG} [data-control="total"]`, text: ORDER.newAmount },
          ],
        },
      ],
    },
    {
      title: 'save',
      acts: [
        {
          press: { click: `${DIALOG} button`, text: '保存' },
          shown: [
            { selector: 'body', text: '保存成功' },
            { selector: ROW, text: ORDER.newAmount, isUsable: true },
            noDialog,
          ],
        },
      ],
    },
    {
      title: 'pending approvals',
      before: [menuItem('审批中心')],
      acts: [{ press: menuItem('待办流程'), shown: [{ selector: PROCESS_ROW, text: ORDER.no, isUsable: true }] }],
    },
    {
      title: 'open the approval',
      acts: [
        {
          press: { click: `${PROCESS_ROW} button[aria-label^="处理"]` },
          shown: [
            { selector: `${DIALOG} [data-control="total"]`, text: ORDER.newAmount },
            { selector: `${DIALOG} button.ant-btn-primary`, text: '同意', isUsable: true },
            { selector: `${DIALOG} textarea`, isUsable: true },
          ],
        },
      ],
    },
    {
      title: 'approve',
      acts: [
        {
          press: { click: `${DIALOG} button`, text: '同意' },
          shown: [
            { selector: DIALOG, text: '已同意' },
            { selector: PROCESS_ROW, isAbsent: true },
          ],
        },
        {
          press: { click: `${DIALOG} button`, text: '关闭' },
          shown: [noDialog, { selector: `${SHOWN_PANEL} tr[data-row-key]`, isUsable: true }],
        },
      ],
    },
    {
      title: 'report list',
      before: [menuItem('报表中心')],
      acts: [
        {
          press: menuItem('报表列表'),
          shown: [{ selector: `${SHOWN_PANEL} [aria-label="打开报表 销售汇总"]`, isUsable: true }],
        },
      ],
    },
    {
      title: 'open a report',
      acts: [
        {
          press: { click: `${SHOWN_PANEL} [aria-label="打开报表 销售汇总"]` },
          shown: [
            { selector: `${SHOWN_PANEL} [aria-label="下钻 南京"]`, isUsable: true },
            { selector: `${SHOWN_PANEL} tfoot`, text: '合计' },
          ],
        },
      ],
    },
    {
      title: 'drill',
      acts: [
        {
          press: { click: `${SHOWN_PANEL} [aria-label="下钻 南京"]` },
          shown: [{ selector: `${SHOWN_PANEL} [aria-label="下钻 南京分部"]`, isUsable: true }],
        },
      ],
    },
  ],
};
