import type { Page } from 'puppeteer';
import { findByText } from '../find';
import { goTo } from '../locations';
import { rowOf } from '../visitWorkflow';
import type { DamagedWalk } from './damagedWalk';

const CLAIM = '处理 郑浩 差旅费';
const APPLICANT = { username: 'zheng.hao' };
const FORM = '/flow?flowcode=expense';
const SIGNATURE = [
  ['button', CLAIM],
  ['button', '添加签名'],
  ['textbox', '或输入姓名', '张伟'],
  ['checkbox', '保存为常用签名'],
  ['button', '使用此签名'],
] as const;
const type = [
  ['combobox', '费用类型', '招待费'],
  ['textbox', '事由', '一台投影仪'],
] as const;

async function openUnread(page: Page): Promise<void> {
  await page.locator(`[data-row-key="${await rowOf(page, '未读')}"] button`).click();
}

/** What people do with processes: the applicants, and those who decide. */
export const WALKS: readonly DamagedWalk[] = [
  {
    name: 'look at the diagram of a flow',
    endpoints: ['/flow/getdefinition'],
    path: '/process?flowcode=expense',
    steps: [],
  },
  {
    name: 'read a copy',
    endpoints: ['/flow/markread'],
    path: '/flow',
    steps: ['main ::-p-text(抄送我的)', openUnread],
  },
  {
    name: 'save phrases',
    endpoints: ['/flow/savephrases'],
    path: '/undeal',
    steps: [
      ['button', CLAIM],
      ['button', '常用语'],
      ['button', '管理常用语'],
      ['textbox', '常用语 1', '请补充发票'],
      '[role=dialog] [role=group] .ant-btn-primary',
    ],
  },
  {
    name: 'store a signature',
    endpoints: ['/flow/savesignature'],
    path: '/undeal',
    steps: SIGNATURE,
  },
  {
    name: 'remove a stored signature',
    endpoints: ['/flow/deletesignature'],
    path: '/undeal',
    steps: [...SIGNATURE, ['button', '重新签名'], ['button', '移除签名 1']],
  },
  {
    name: 'look for whom to transfer to',
    endpoints: ['/flow/candidates'],
    path: '/undeal',
    steps: [
      ['button', CLAIM],
      ['button', '更多操作'],
      ['menuitem', '转交'],
    ],
  },
  { name: 'open an application', endpoints: ['/flow/preview'], path: FORM, steps: [] },
  {
    name: 'save a draft',
    endpoints: ['/flow/savedraft'],
    path: FORM,
    as: APPLICANT,
    steps: [...type, ['button', '保存草稿']],
  },
  {
    name: 'submit an application',
    endpoints: ['/flow/submit'],
    path: `/flow?flowcode=newstore&values=${encodeURIComponent(
      JSON.stringify({ name: 'Riverside', region: 'East', address: '1 Main Road', area: 80, rent: 9_000 }),
    )}`,
    steps: [['button', '提交']],
  },
  {
    name: 'delete a draft',
    endpoints: ['/flow/deletedraft'],
    path: '/flow',
    as: APPLICANT,
    steps: [
      (page) => goTo(page, FORM),
      ...type,
      ['button', '保存草稿'],
      (page) => findByText(page, '草稿已保存'),
      (page) => goTo(page, '/flow'),
      'main ::-p-text(我发起的)',
      'main label::-p-text(草稿)',
      'button[aria-label^="删除草稿"]',
      '[role=dialog] .ant-btn-primary',
    ],
  },
];
