import type { Language } from '../../common/languages';

const zhCN = {
  'ui.chart.role': '图表',
  'ui.chart.browse': '{{title}}，按左右方向键逐项查看',
  'ui.chart.browseSelect': '{{title}}，按左右方向键逐项查看，按回车键选择',
  'ui.chart.browseSeries': '{{title}}，按左右方向键逐项查看，按上下方向键切换系列，按回车键选择',
  'ui.chart.legend': '图例',
  'ui.chart.last': '至少显示一项',
  'ui.chart.more': '还有 {{count}} 项，可以表格显示',
  'ui.chart.others_other': '其他（{{count}} 项）',
  'ui.chart.first': '仅显示前 {{most}} 项',
  'ui.chart.point': '{{category}}：{{values}}',
  'ui.chart.comma': '，',
  'ui.chart.total': '合计',
  'ui.chart.rightScale': '{{series}}（右轴）',
  'ui.chart.table': '以表格显示',
  'ui.chart.picture': '以图表显示',
  'ui.chart.category': '类别',
  'ui.chart.separator': '。',
  'ui.chart.empty': '暂无数据',
  'ui.chart.series_other': '{{series}}：{{count}} 项，最小 {{least}}，最大 {{greatest}}（{{at}}）',
  'ui.chart.noValues': '{{series}}：无数据',
  'ui.chart.negative_other': '{{count}} 项小于 0，饼图中没有画出',
  'ui.chart.pictureFailed': '图片生成失败，请重试。',
};

type Key = keyof typeof zhCN;
/** English has a singular for each text with a number. */
type EnglishKey = Key | (Key extends infer K ? (K extends `${infer Base}_other` ? `${Base}_one` : never) : never);

const en: Record<EnglishKey, string> = {
  'ui.chart.role': 'chart',
  'ui.chart.browse': '{{title}}: arrow keys read it category by category',
  'ui.chart.browseSelect': '{{title}}: arrow keys read it category by category, Enter selects one',
  'ui.chart.browseSeries':
    '{{title}}: left and right arrow keys read it category by category, up and down keys change the series, Enter selects it',
  'ui.chart.legend': 'Legend',
  'ui.chart.last': 'One has to stay visible',
  'ui.chart.more': 'and {{count}} more, see the table',
  'ui.chart.others_one': 'Others ({{count}})',
  'ui.chart.others_other': 'Others ({{count}})',
  'ui.chart.first': 'Only the first {{most}} are shown',
  'ui.chart.point': '{{category}}: {{values}}',
  'ui.chart.comma': ', ',
  'ui.chart.total': 'Total',
  'ui.chart.rightScale': '{{series}} (right scale)',
  'ui.chart.table': 'As a table',
  'ui.chart.picture': 'As a chart',
  'ui.chart.category': 'Category',
  'ui.chart.separator': '. ',
  'ui.chart.empty': 'There are no numbers yet',
  'ui.chart.series_one': '{{series}}: {{count}} value, {{least}} at {{at}}',
  'ui.chart.series_other': '{{series}}: {{count}} values from {{least}} to {{greatest}}, most at {{at}}',
  'ui.chart.noValues': '{{series}}: no values',
  'ui.chart.negative_one': '{{count}} value below 0 is not drawn',
  'ui.chart.negative_other': '{{count}} values below 0 are not drawn',
  'ui.chart.pictureFailed': 'The picture could not be made. Try again.',
};

const zhTW: Record<Key, string> = {
  'ui.chart.role': '圖表',
  'ui.chart.browse': '{{title}}，按左右方向鍵逐項檢視',
  'ui.chart.browseSelect': '{{title}}，按左右方向鍵逐項檢視，按 Enter 鍵選取',
  'ui.chart.browseSeries': '{{title}}，按左右方向鍵逐項檢視，按上下方向鍵切換系列，按 Enter 鍵選取',
  'ui.chart.legend': '圖例',
  'ui.chart.last': '至少顯示一項',
  'ui.chart.more': '還有 {{count}} 項，可以表格顯示',
  'ui.chart.others_other': '其他（{{count}} 項）',
  'ui.chart.first': '僅顯示前 {{most}} 項',
  'ui.chart.point': '{{category}}：{{values}}',
  'ui.chart.comma': '，',
  'ui.chart.total': '合計',
  'ui.chart.rightScale': '{{series}}（右軸）',
  'ui.chart.table': '以表格顯示',
  'ui.chart.picture': '以圖表顯示',
  'ui.chart.category': '類別',
  'ui.chart.separator': '。',
  'ui.chart.empty': '暫無資料',
  'ui.chart.series_other': '{{series}}：{{count}} 項，最小 {{least}}，最大 {{greatest}}（{{at}}）',
  'ui.chart.noValues': '{{series}}：無資料',
  'ui.chart.negative_other': '{{count}} 項小於 0，圓餅圖中沒有畫出',
  'ui.chart.pictureFailed': '圖片產生失敗，請重試。',
};

/** The texts of charts. They come with the drawing, and the host adds them to its own (`addTexts`). */
export const chartTexts: Partial<Record<Language, Record<string, string>>> = { 'zh-CN': zhCN, en, 'zh-TW': zhTW };
