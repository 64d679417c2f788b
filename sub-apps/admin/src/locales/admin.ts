import { textTable } from './textTable';

/** Texts that several screens share. */
export const adminTexts = textTable({
  'admin.editor.save': ['保存', 'Save', '儲存'],
  'admin.saved': ['保存成功', 'Saved', '儲存成功'],
  'admin.delete': ['删除', 'Delete', '刪除'],
  'admin.deleted': ['删除成功', 'Deleted', '刪除成功'],
  'admin.deleteSelected': ['删除所选', 'Delete selected', '刪除所選'],
  'admin.delete.one': ['删除{{noun}}“{{name}}”？', 'Delete the {{noun}} “{{name}}”?', '刪除{{noun}}「{{name}}」？'],
  'admin.delete.many': [
    '删除选中的 {{count}} 个{{noun}}？',
    'Delete the {{count}} selected records?',
    '刪除選取的 {{count}} 個{{noun}}？',
  ],
  'admin.delete.text': ['删除后无法恢复。', 'This cannot be undone.', '刪除後無法復原。'],
  'admin.delete.names': [
    '{{names}}。删除后无法恢复。',
    '{{names}}. This cannot be undone.',
    '{{names}}。刪除後無法復原。',
  ],
  'admin.delete.names.more': [
    '{{names}} 等 {{count}} 个。删除后无法恢复。',
    '{{names}} and others, {{count}} in all. This cannot be undone.',
    '{{names}} 等 {{count}} 個。刪除後無法復原。',
  ],
  'admin.noun.role': ['角色', 'role', '角色'],
  'admin.conflict.title': [
    '{{name}} 已于 {{time}} 修改此记录',
    '{{name}} changed this record at {{time}}',
    '{{name}} 已於 {{time}} 修改此記錄',
  ],
  'admin.conflict.change': ['：{{before}} → {{after}}', ': {{before}} → {{after}}', '：{{before}} → {{after}}'],
  'admin.conflict.mine': ['您填写的是：{{value}}', 'You entered: {{value}}', '您填寫的是：{{value}}'],
  'admin.conflict.merge': ['合并对方的修改，继续编辑', 'Merge these changes and continue', '合併對方的修改，繼續編輯'],
  'admin.conflict.keepMine': [
    '合并，冲突处保留我的输入',
    'Merge, keep my input where both changed',
    '合併，衝突處保留我的輸入',
  ],
  'admin.conflict.takeTheirs': [
    '合并，冲突处用对方的内容',
    'Merge, take theirs where both changed',
    '合併，衝突處用對方的內容',
  ],
  'admin.conflict.merged': [
    '已合并对方的修改，请确认后保存。',
    'The changes are merged. Check them and save.',
    '已合併對方的修改，請確認後儲存。',
  ],
});
