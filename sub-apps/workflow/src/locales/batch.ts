/** Chinese, English and traditional Chinese, by the end of the key. */
const TEXTS: Readonly<Record<string, readonly [string, string, string]>> = {
  title: ['批量同意 {{count}} 条流程', 'Approve {{count}} processes', '批次同意 {{count}} 筆流程'],
  title_one: ['批量同意 {{count}} 条流程', 'Approve {{count}} process', '批次同意 {{count}} 筆流程'],
  text: [
    '以下 {{count}} 条流程将全部同意，使用同一条审批意见：',
    'All {{count}} processes below will be approved with the same comment:',
    '以下 {{count}} 筆流程將全部同意，使用同一則審批意見：',
  ],
  text_one: [
    '以下 {{count}} 条流程将同意，使用这条审批意见：',
    'The process below will be approved with this comment:',
    '以下 {{count}} 筆流程將同意，使用這則審批意見：',
  ],
  items: ['将一并同意的流程', 'Processes to approve together', '將一併同意的流程'],
  total: [
    '合计 {{amount}}（{{count}} 条有金额）',
    'Total {{amount}} ({{count}} with an amount)',
    '合計 {{amount}}（{{count}} 筆有金額）',
  ],
  comment: ['审批意见', 'Your comment', '審批意見'],
  'comment.required': ['审批意见（必填）', 'Your comment (required)', '審批意見（必填）'],
  'comment.hint': ['选填，将写入每一条流程', 'Optional; it is added to every process', '選填，將寫入每一筆流程'],
  'comment.why': [
    '{{count}} 条流程的审批步骤要求填写意见；意见将写入每一条流程。',
    '{{count}} of these steps require a comment. It is added to every process.',
    '{{count}} 筆流程的審批步驟要求填寫意見；意見將寫入每一筆流程。',
  ],
  'comment.why_one': [
    '{{count}} 条流程的审批步骤要求填写意见；意见将写入每一条流程。',
    'One of these steps requires a comment. It is added to every process.',
    '{{count}} 筆流程的審批步驟要求填寫意見；意見將寫入每一筆流程。',
  ],
  'comment.missing': ['请填写审批意见', 'Enter a comment', '請填寫審批意見'],
  'comment.same': [
    '上次提交的结果未知，继续时使用同一条意见，以免重复处理。',
    'The outcome of the last try is unknown. It is repeated with the same comment, so that nothing is decided twice.',
    '上次提交的結果未知，繼續時使用同一則意見，以免重複處理。',
  ],
  needsComment: ['需填写意见', 'Needs a comment', '需填寫意見'],
  single: ['需逐条处理', 'To be handled one by one', '需逐筆處理'],
  'single.text': [
    '以下 {{count}} 条不能批量同意，请打开后处理：',
    'These {{count}} cannot be approved together. Open them:',
    '以下 {{count}} 筆不能批次同意，請開啟後處理：',
  ],
  'single.text_one': [
    '以下 {{count}} 条不能批量同意，请打开后处理：',
    'This one cannot be approved together with others. Open it:',
    '以下 {{count}} 筆不能批次同意，請開啟後處理：',
  ],
  'single.signature': ['需要签名', 'Needs a signature', '需要簽名'],
  'single.choices': ['需要填写或选择内容', 'Needs input or a choice', '需要填寫或選擇內容'],
  nothing: [
    '所选流程都需要逐条处理',
    'Each of the selected processes has to be handled by itself',
    '所選流程都需要逐筆處理',
  ],
  open: ['打开', 'Open', '開啟'],
  'open.label': ['打开 {{title}}', 'Open {{title}}', '開啟 {{title}}'],
  approve: ['同意 {{count}} 条', 'Approve {{count}}', '同意 {{count}} 筆'],
  continue: ['继续处理剩余 {{count}} 条', 'Continue with the other {{count}}', '繼續處理剩餘 {{count}} 筆'],
  retry: ['重试 {{count}} 条', 'Try {{count}} again', '重試 {{count}} 筆'],
  progress: [
    '已处理 {{answered}} / {{count}} 条',
    '{{answered}} of {{count}} handled',
    '已處理 {{answered}} / {{count}} 筆',
  ],
  'progress.label': ['批量同意的进度', 'Progress of the approval', '批次同意的進度'],
  approved: ['已同意 {{count}} 条流程', '{{count}} processes have been approved', '已同意 {{count}} 筆流程'],
  approved_one: ['已同意 {{count}} 条流程', '{{count}} process has been approved', '已同意 {{count}} 筆流程'],
  result: [
    '已同意 {{done}} 条，{{refused}} 条未能同意，仍保持选中。',
    '{{done}} approved; {{refused}} could not be approved and stay selected.',
    '已同意 {{done}} 筆，{{refused}} 筆未能同意，仍保持選取。',
  ],
  done: ['已同意的流程', 'Approved processes', '已同意的流程'],
  'done.tag': ['已同意', 'Approved', '已同意'],
  refused: ['未能同意的流程', 'Processes that could not be approved', '未能同意的流程'],
  noReason: [
    '平台没有说明原因，请重试或打开处理。',
    'The platform gave no reason. Try again, or open it.',
    '平台沒有說明原因，請重試或開啟處理。',
  ],
};

const column = (index: 0 | 1 | 2) =>
  Object.fromEntries(Object.entries(TEXTS).map(([key, text]) => [`workflow.batch.${key}`, text[index]]));

/** The texts of the approval of several processes at once, by language. */
export const batchTexts = { 'zh-CN': column(0), en: column(1), 'zh-TW': column(2) };
