/** The list of pages that the palette finds. */
export const texts = {
  'palette.list': '页面',
  'palette.favourites': '收藏',
  'palette.recents': '最近打开',
  'palette.menu': '菜单',
  'palette.results': '搜索结果',
  'palette.favourite': '收藏 {{name}}',
  'palette.unfavourite': '取消收藏 {{name}}',
  'palette.favouriteAdded': '已收藏 {{name}}',
  'palette.favouriteRemoved': '已取消收藏 {{name}}',
  'palette.found_other': '找到 {{count}} 个页面',
  'palette.nothing': '没有找到“{{query}}”',
  'palette.nothingHint': '换个词试试，也可以输入拼音或首字母；这里只查找当前岗位菜单中的页面',
  'palette.key.move': '选择',
  'palette.key.open': '打开',
  'palette.key.favourite': '收藏',
  'palette.key.close': '关闭',
};
