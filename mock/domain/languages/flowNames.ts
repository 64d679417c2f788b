import type { Text, TextTable } from './table';

const NAMES: readonly Text[] = [
  ['系统', 'System', '系統'],
  ['费用报销', 'Expense claim', '費用報銷'],
  ['请假申请', 'Leave request', '請假申請'],
  ['新店开业审批', 'New store approval', '新店開業審批'],
  ['折扣审批', 'Discount approval', '折扣審批'],
  ['订单审批', 'Order approval', '訂單審批'],
  ['客户资料核对', 'Customer data check', '客戶資料核對'],
  ['财务', 'Finance', '財務'],
  ['人事', 'Human resources', '人事'],
  ['销售', 'Sales', '銷售'],
  ['市场', 'Marketing', '市場'],
  [
    '差旅、招待、陈列等费用的报销；3000 元及以上须总监与财务会签',
    'Claims of travel, hospitality, display and other expenses; from ¥3,000 the director and finance countersign',
    '差旅、招待、陳列等費用的報銷；3000 元及以上須總監與財務會簽',
  ],
  [
    '年假、事假、病假等；超过 3 天须经理与总监会签',
    'Annual, personal and sick leave; the manager and the director countersign more than 3 days',
    '年假、事假、病假等；超過 3 天須經理與總監會簽',
  ],
  [
    '市场与财务同时评估，再由总监审批',
    'Marketing and finance assess it at the same time, then the director decides',
    '市場與財務同時評估，再由總監審批',
  ],
  [
    '超出权限的折扣；经理可退回补充，复核人由申请人选择',
    'Discounts beyond your limit; the manager may return it, and you choose the reviewer',
    '超出權限的折扣；經理可退回補充，覆核人由申請人選擇',
  ],
  [
    '提交订单时自动发起；3000 元及以上须总监审批',
    'Begins when an order is submitted; from ¥3,000 the director decides',
    '提交訂單時自動發起；3000 元及以上須總監審批',
  ],
  [
    '请负责的销售代表核对客户资料',
    'The representative in charge checks the data of customers',
    '請負責的銷售代表核對客戶資料',
  ],
  ['提交', 'Submission', '提交'],
  ['结束', 'End', '結束'],
  ['直属经理审批', 'Line manager', '直屬經理審批'],
  ['按金额', 'By amount', '按金額'],
  ['3000 元及以上', '¥3,000 and above', '3000 元及以上'],
  ['其他情况', 'Otherwise', '其他情況'],
  ['总监与财务会签', 'Director and finance countersign', '總監與財務會簽'],
  ['抄送财务', 'Copy to finance', '抄送財務'],
  ['抄送销售总监', 'Copy to the sales director', '抄送銷售總監'],
  ['抄送区域经理', 'Copy to the regional managers', '抄送區域經理'],
  ['按天数', 'By days', '按天數'],
  ['超过 3 天', 'More than 3 days', '超過 3 天'],
  ['经理与总监会签', 'Manager and director countersign', '經理與總監會簽'],
  ['同时评估', 'Assessments at the same time', '同時評估'],
  ['市场评估', 'Marketing assessment', '市場評估'],
  ['财务评估', 'Finance assessment', '財務評估'],
  ['销售总监审批', 'Sales director', '銷售總監審批'],
  ['折扣复核', 'Discount review', '折扣覆核'],
  ['区域经理审批', 'Regional manager', '區域經理審批'],
  ['销售代表确认', 'Representative confirms', '銷售代表確認'],
];

/** Translations of the names in the seeded flows. The Chinese text is the key. */
export const flowNames: TextTable = Object.fromEntries(NAMES.map((name) => [name[0], name]));
