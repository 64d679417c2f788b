import type { Translated } from '../texts';
import type { texts as source } from '../zh-CN/palette';

export const texts: Translated<typeof source> = {
  'palette.list': '頁面',
  'palette.favourites': '收藏',
  'palette.recents': '最近開啟',
  'palette.menu': '選單',
  'palette.results': '搜尋結果',
  'palette.favourite': '收藏 {{name}}',
  'palette.unfavourite': '取消收藏 {{name}}',
  'palette.favouriteAdded': '已收藏 {{name}}',
  'palette.favouriteRemoved': '已取消收藏 {{name}}',
  'palette.found_other': '找到 {{count}} 個頁面',
  'palette.nothing': '找不到「{{query}}」',
  'palette.nothingHint': '換個詞試試，也可以輸入拼音或首字母；這裡只搜尋目前崗位選單中的頁面',
  'palette.key.move': '選擇',
  'palette.key.open': '開啟',
  'palette.key.favourite': '收藏',
  'palette.key.close': '關閉',
};
