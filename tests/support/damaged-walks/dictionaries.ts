import type { DamagedWalk } from './damagedWalk';

const DICTIONARIES = '/datadictmgr';
/** The dictionary whose items no record uses. */
const RETURNS = 'nav button::-p-text(退货原因)';
const more = (name: string) => ['button', `更多操作 ${name}`] as const;

/** What an administrator does with dictionaries and with the rules about data. */
export const WALKS: readonly DamagedWalk[] = [
  {
    name: 'make an item the default',
    endpoints: ['/dictionary/item/setdefault'],
    path: DICTIONARIES,
    steps: [RETURNS, more('破损'), ['menuitem', '把 破损 设为默认']],
  },
  {
    name: 'move an item',
    endpoints: ['/dictionary/item/move'],
    path: DICTIONARIES,
    steps: [
      RETURNS,
      (page) => page.locator('[aria-label^="调整 破损"]').wait(),
      (page) => page.focus('[aria-label^="调整 破损"]'),
      (page) => page.keyboard.press('ArrowDown'),
    ],
  },
  {
    name: 'delete an item',
    endpoints: ['/dictionary/item/delete'],
    path: DICTIONARIES,
    steps: [RETURNS, more('滞销'), ['menuitem', '删除字典项 滞销'], ['button', '删除']],
  },
  {
    name: 'delete a dictionary',
    endpoints: ['/dictionary/category/delete'],
    path: DICTIONARIES,
    steps: ['nav button::-p-text(竞品品牌)', ['button', '删除分类'], ['button', '删除']],
  },
  {
    name: 'delete a rule about data',
    endpoints: ['/datarule/delete'],
    path: '/dataperrulesmgr',
    steps: [more('重点客户'), ['menuitem', '删除规则 重点客户'], ['button', '删除']],
  },
];
