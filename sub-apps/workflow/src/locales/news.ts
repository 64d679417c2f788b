/** The texts of a list that has changed while it was in use, by language. */
export const newsTexts = {
  'zh-CN': {
    'workflow.lists.news': '列表有变化，点击更新',
    'workflow.lists.news.short': '有变化，更新',
  },
  en: {
    'workflow.lists.news': 'The list has changed. Update it',
    'workflow.lists.news.short': 'Changed. Update',
  },
  'zh-TW': {
    'workflow.lists.news': '列表有變化，點擊更新',
    'workflow.lists.news.short': '有變化，更新',
  },
};
