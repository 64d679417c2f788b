import { listTexts } from './lists';

/** The texts of the list of processes that the person has decided, by language. */
export const dealedTexts = {
  'zh-CN': {
    ...listTexts['zh-CN'],
    'workflow.dealed.title': '已办流程',
    'workflow.dealed.table': '已办流程列表',
    'workflow.dealed.filter': '查找已办流程',
    'workflow.dealed.empty': '没有已办流程',
    'workflow.dealed.empty.hint': '您审批过的流程会出现在这里。',
    'workflow.dealed.noMatch': '没有符合条件的已办流程',
    'workflow.dealed.noMatch.hint': '换一个条件，或重置条件查看全部已办。',
  },
  en: {
    ...listTexts.en,
    'workflow.dealed.title': 'Processed approvals',
    'workflow.dealed.table': 'Handled processes',
    'workflow.dealed.filter': 'Find handled processes',
    'workflow.dealed.empty': 'You have not decided anything yet',
    'workflow.dealed.empty.hint': 'Processes that you have decided appear here.',
    'workflow.dealed.noMatch': 'No matching processes',
    'workflow.dealed.noMatch.hint': 'Try other filters, or reset to see everything that you have decided.',
  },
  'zh-TW': {
    ...listTexts['zh-TW'],
    'workflow.dealed.title': '已辦流程',
    'workflow.dealed.table': '已辦流程列表',
    'workflow.dealed.filter': '尋找已辦流程',
    'workflow.dealed.empty': '沒有已辦流程',
    'workflow.dealed.empty.hint': '您審批過的流程會出現在這裡。',
    'workflow.dealed.noMatch': '沒有符合條件的已辦流程',
    'workflow.dealed.noMatch.hint': '換一個條件，或重設條件檢視全部已辦。',
  },
};
