import type { EnterOptions } from '../enterWorkspace';

type Person = EnterOptions & { username: string };

/** People with different menus and rights, and an account of each kind of tenant. */
export const PEOPLE: readonly [Person, ...Person[]] = [
  { username: 'zhang.wei' },
  { username: 'zheng.hao' },
  { username: 'liu.yang' },
  { username: 'huang.lei' },
  { username: 'li.na', position: '区域经理 (上海分部)' },
  { username: 'wang.fang', tenantCode: 'nf' },
];
