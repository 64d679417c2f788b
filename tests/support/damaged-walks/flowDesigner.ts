import type { Page } from 'puppeteer';
import { fill, findByRole } from '../find';
import { goTo } from '../locations';
import { choosePerson, newCode } from './damagedWalk';
import type { DamagedWalk } from './damagedWalk';

const FLOWS = '/masterflowmanager';
const DESIGN = `${FLOWS}?flowid=leave`;
const INSTANCES = `${FLOWS}?view=instances`;
const APPLICANT = '郑浩';
const rename = [
  ['tab', '基本信息'],
  ['textbox', '流程名称', '请假与调休'],
] as const;

/** Presses what begins with this name in the row of an applicant. */
const inRow = (action: string) => (page: Page) =>
  page.locator(`[data-row-key] button[aria-label^="${action} ${APPLICANT}"]`).click();
/** Creates a flow that claims expenses. */
const create = (name: string): DamagedWalk['steps'] => [
  ['button', '新建流程'],
  ['textbox', '流程名称', name],
  (page) => fill(page, '流程编码', newCode('flow')),
  ['combobox', '表单页面', '费用报销'],
  ['button', '创建并设计'],
];
const CONFIRM = '[role=dialog] .ant-btn-primary';

/** What an administrator does with flows and with the processes of all people. */
export const WALKS: readonly DamagedWalk[] = [
  {
    name: 'create a flow',
    endpoints: ['/definition/save'],
    path: FLOWS,
    steps: create('采购申请'),
  },
  { name: 'save a flow', endpoints: ['/definition/save'], path: DESIGN, steps: [...rename, ['button', '保存']] },
  { name: 'check a flow', endpoints: ['/definition/check'], path: DESIGN, steps: [['button', '检查']] },
  {
    name: 'publish a flow',
    endpoints: ['/definition/publish', '/definition/versions'],
    path: DESIGN,
    steps: [...rename, ['button', '发布'], ['textbox', '发布说明', '改名'], CONFIRM],
  },
  { name: 'look at the versions', endpoints: ['/definition/versions'], path: DESIGN, steps: [['button', '版本']] },
  {
    name: 'try a flow',
    endpoints: ['/definition/dryrun'],
    path: DESIGN,
    steps: [['button', '试运行'], (page) => choosePerson(page, APPLICANT)],
  },
  {
    name: 'disable a flow',
    endpoints: ['/definition/setstate'],
    path: FLOWS,
    steps: [['button', '更多操作 折扣审批'], ['menuitem', '停用 折扣审批'], CONFIRM],
  },
  {
    name: 'delete a flow',
    endpoints: ['/definition/delete'],
    path: FLOWS,
    steps: [
      ...create('待删流程'),
      (page) => findByRole(page, 'heading', '待删流程'),
      (page) => goTo(page, FLOWS),
      'button[aria-label="更多操作 待删流程"]',
      ['menuitem', '删除 待删流程'],
      CONFIRM,
    ],
  },
  {
    name: 'reassign a task',
    endpoints: ['/definition/reassign'],
    path: INSTANCES,
    steps: [inRow('改派'), (page) => choosePerson(page, '黄磊'), ['textbox', '说明', '休假'], CONFIRM],
  },
  {
    name: 'terminate a process',
    endpoints: ['/definition/terminate'],
    path: INSTANCES,
    steps: [inRow('终止'), ['textbox', '说明', '重复'], CONFIRM, '.ant-modal-confirm-btns .ant-btn-primary'],
  },
];
