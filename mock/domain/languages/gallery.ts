import { exampleTexts, exampleTypes, findExample } from '../gallery/examples';
import type { TextTable } from './table';

/** Texts of the pages that show the controls; those of an example stand in its own file. */
export const gallery: TextTable = {
  'gallery.title': ['控件示例', 'Controls', '控件範例'],
  'gallery.check': ['校验', 'Validate', '校驗'],
  'gallery.valid': ['校验通过', 'Everything is valid', '校驗通過'],
  'gallery.view': ['以查看状态打开', 'Open to view', '以檢視狀態開啟'],
  'gallery.of.text': ['文本与数字', 'Text and numbers', '文字與數字'],
  'gallery.of.choice': ['选择', 'Choices', '選擇'],
  'gallery.of.date': ['日期与时间', 'Date and time', '日期與時間'],
  'gallery.of.action': ['操作', 'Actions', '操作'],
  'gallery.of.display': ['展示', 'Display', '展示'],
  'gallery.of.container': ['布局与容器', 'Layout and containers', '版面與容器'],
  'gallery.of.data': ['数据', 'Data', '資料'],
  ...Object.assign({}, ...exampleTypes().flatMap((type) => findExample(type) ?? []).map(exampleTexts)),
};
