const split = (text: string): readonly string[] => text.split(' ');

/** Products, customers and employees of the sample company. */
export const WORDS = {
  city: split('上海 北京 广州 深圳 杭州 南京 苏州 成都 武汉 西安 青岛 厦门 长沙 宁波 合肥 郑州'),
  brand: split('恒源 鼎盛 华联 永辉 佳和 锦程 瑞丰 众诚 天虹 汇通 润泽 百益 金桥 东方 远大 明珠'),
  trade: split('商贸有限公司 食品有限公司 百货有限公司 超市连锁 便利店 供应链有限公司 饮品经营部 零售有限公司'),
  surname: split('王 李 张 刘 陈 杨 黄 赵 周 吴 徐 孙 马 朱 胡 林'),
  given: split('伟 芳 敏 静 建国 丽娟 志强 晓明 海燕 文博 雨桐 子涵 浩然 佳怡 俊杰 思远'),
  product: split(
    '纯净水550ml 绿茶500ml 红茶500ml 果汁饮料1L 鲜牛奶250ml 酸奶100g 苏打水380ml 咖啡饮料268ml 功能饮料250ml 薏米水450ml',
  ),
  region: split('华东大区 华南大区 华北大区 华中大区 西南大区 西北大区 东北大区'),
  road: split('人民路 中山路 解放路 建设路 新华路 和平路 长江路 文化路'),
  state: split('待处理 进行中 已完成 已审批 已取消'),
  unit: split('箱 瓶 袋 件 盒'),
  note: split('按时送货 客户要求开票 请联系门店负责人 本月促销 需要复核 陈列已拍照 暂无'),
} as const;
