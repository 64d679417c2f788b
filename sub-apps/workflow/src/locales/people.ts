/** In Chinese, English and traditional Chinese. */
const TEXTS: Readonly<Record<string, readonly [string, string, string]>> = {
  search: ['查找人员', 'Find people', '尋找人員'],
  'search.hint': ['姓名、岗位或组织', 'Name, position or organisation', '姓名、崗位或組織'],
  found: ['找到的人员', 'People found', '找到的人員'],
  count: ['找到 {{count}} 人', 'People found: {{count}}', '找到 {{count}} 人'],
  chosen: ['已选人员', 'Chosen people', '已選人員'],
  remove: ['移除 {{name}}', 'Remove {{name}}', '移除 {{name}}'],
  vacant: ['（空缺）', '(vacant)', '（空缺）'],
  none: ['没有找到人员，请换一个关键字。', 'Nobody was found. Try another keyword.', '沒有找到人員，請換一個關鍵字。'],
  more: ['更多（还有 {{count}} 人）', 'More ({{count}} people)', '更多（還有 {{count}} 人）'],
};

const column = (index: 0 | 1 | 2) =>
  Object.fromEntries(Object.entries(TEXTS).map(([key, text]) => [`workflow.people.${key}`, text[index]]));

/** The texts of the choice of people, by language. */
export const peopleTexts = { 'zh-CN': column(0), en: column(1), 'zh-TW': column(2) };
