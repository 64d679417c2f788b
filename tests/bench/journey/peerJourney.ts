import { ORDER } from './step';
import type { Condition, Journey, Press } from './step';

const ROWS = '.ant-pro-table tr[data-row-key]';
const ROW = `.ant-pro-table tr[data-row-key="${ORDER.id}"]`;
const PROCESS_ROW = `tr[data-row-key="${ORDER.processId}"]`;
const FORM = '.ant-modal';
const LINE = `${FORM} .ant-pro-table tbody tr[data-row-key]`;
const QUANTITY = `${LINE} .ant-input-number input`;
const DRAWER = '.ant-drawer-content';

const menuItem = (title: string): Press => ({ click: '.ant-menu-title-content', text: title });
const sortByNumber: Press = { click: '.ant-pro-table th.ant-table-column-has-sorters', text: '订单号' };
const firstOrder = (no: string): Condition => ({ selector: `${ROWS}:not(${ROWS} ~ tr)`, text: no, isUsable: true });

/** The journey in the client that is written with Ant Design Pro's pieces. */
export const peerJourney: Journey = {
  form: [{ selector: 'input[type="password"]', isUsable: true }],
  steps: [
    {
      title: 'sign in, until the home page',
      acts: [
        {
          press: { key: 'Enter' },
          shown: [
            { selector: '.ant-statistic', text: '2,233,640.07', isUsable: true },
            { selector: 'tbody tr', text: '苏州', isUsable: true },
            { selector: '.ant-menu-title-content', text: '订单管理', isUsable: true },
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
          press: { click: `${ROW} a`, text: '编辑' },
          shown: [
            { selector: QUANTITY, text: '9', isUsable: true },
            { selector: `${FORM} .ant-select-selection-item`, text: ORDER.customer },
            { selector: FORM, text: `合计 ${ORDER.amount}` },
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
            { selector: LINE, text: ORDER.newLineAmount },
            { selector: FORM, text: `合计 ${ORDER.newAmount}` },
          ],
        },
      ],
    },
    {
      title: 'save',
      acts: [
        {
          press: { click: `${FORM} .ant-modal-footer button`, text: '保 存' },
          shown: [
            { selector: '.ant-message', text: '保存成功' },
            { selector: ROW, text: ORDER.newAmount, isUsable: true },
            { selector: FORM, isAbsent: true },
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
          press: { click: `${PROCESS_ROW} a`, text: '处理' },
          shown: [
            { selector: DRAWER, text: ORDER.newAmount },
            { selector: `${DRAWER} button.ant-btn-primary`, text: '同 意', isUsable: true },
            { selector: `${DRAWER} textarea`, isUsable: true },
          ],
        },
      ],
    },
    {
      title: 'approve',
      acts: [
        {
          press: { click: `${DRAWER} button`, text: '同 意' },
          shown: [
            { selector: '.ant-message', text: '已同意' },
            { selector: PROCESS_ROW, isAbsent: true },
            { selector: DRAWER, isAbsent: true },
            { selector: 'tr[data-row-key]', isUsable: true },
          ],
        },
      ],
    },
    {
      title: 'report list',
      before: [menuItem('报表中心')],
      acts: [
        {
          press: menuItem('报表列表'),
          shown: [{ selector: '.ant-pro-card-title a', text: '销售汇总', isUsable: true }],
        },
      ],
    },
    {
      title: 'open a report',
      acts: [
        {
          press: { click: '.ant-pro-card-title a', text: '销售汇总' },
          shown: [
            { selector: 'td a', text: '南京', isUsable: true },
            { selector: 'tfoot', text: '合计' },
          ],
        },
      ],
    },
    {
      title: 'drill',
      acts: [
        {
          press: { click: 'td a', text: '南京' },
          shown: [{ selector: 'td a', text: '南京分部', isUsable: true }],
        },
      ],
    },
  ],
};
