import type { TextTable } from './table';

/** Kinds, senders and texts of messages. */
export const messages: TextTable = {
  'message.kind.todo': ['待办', 'To-do', '待辦'],
  'message.kind.notice': ['通知', 'Notice', '通知'],
  'message.kind.system': ['系统公告', 'Announcement', '系統公告'],
  'message.sender.system': ['系统', 'System', '系統'],

  'message.flow.todo': [
    '{{flow}}「{{title}}」待您审批',
    '{{flow}} “{{title}}” waits for your approval',
    '{{flow}}「{{title}}」待您審批',
  ],
  'message.flow.urged': [
    '{{actor}}催您尽快审批{{flow}}「{{title}}」',
    '{{actor}} asks you to decide {{flow}} “{{title}}” soon',
    '{{actor}}催您盡快審批{{flow}}「{{title}}」',
  ],
  'message.flow.returned': [
    '您的{{flow}}「{{title}}」被退回，请修改后重新提交',
    'Your {{flow}} “{{title}}” was returned: change it and submit it again',
    '您的{{flow}}「{{title}}」被退回，請修改後重新提交',
  ],
  'message.flow.askedagain': [
    '{{actor}}将{{flow}}「{{title}}」退回给您，请重新审批',
    '{{actor}} returned {{flow}} “{{title}}” to you: please decide again',
    '{{actor}}將{{flow}}「{{title}}」退回給您，請重新審批',
  ],
  'message.flow.transferred': [
    '{{actor}}将{{flow}}「{{title}}」转交给您，请审批',
    '{{actor}} transferred {{flow}} “{{title}}” to you: please decide',
    '{{actor}}將{{flow}}「{{title}}」轉交給您，請審批',
  ],
  'message.flow.added': [
    '{{actor}}请您参与审批{{flow}}「{{title}}」',
    '{{actor}} asks you to decide {{flow}} “{{title}}” as well',
    '{{actor}}請您參與審批{{flow}}「{{title}}」',
  ],
  'message.flow.reassigned': [
    '管理员将{{flow}}「{{title}}」改派给您，请审批',
    'An administrator assigned {{flow}} “{{title}}” to you: please decide',
    '管理員將{{flow}}「{{title}}」改派給您，請審批',
  ],
  'message.flow.administrator': [
    '{{flow}}「{{title}}」没有审批人，请您审批或转交',
    'Nobody can decide {{flow}} “{{title}}”: please decide or transfer it',
    '{{flow}}「{{title}}」沒有審批人，請您審批或轉交',
  ],
  'message.flow.approved': [
    '您的{{flow}}「{{title}}」已通过',
    'Your {{flow}} “{{title}}” was approved',
    '您的{{flow}}「{{title}}」已通過',
  ],
  'message.flow.rejected': [
    '您的{{flow}}「{{title}}」被{{actor}}驳回',
    '{{actor}} rejected your {{flow}} “{{title}}”',
    '您的{{flow}}「{{title}}」被{{actor}}駁回',
  ],
  'message.flow.rejectedbyother': [
    '{{actor}}驳回了{{flow}}「{{title}}」，您无需再处理',
    '{{actor}} rejected {{flow}} “{{title}}”: there is nothing left for you to do',
    '{{actor}}駁回了{{flow}}「{{title}}」，您無需再處理',
  ],
  'message.flow.returnedbyother': [
    '{{actor}}退回了{{flow}}「{{title}}」，您暂时无需处理',
    '{{actor}} returned {{flow}} “{{title}}”: there is nothing for you to do at present',
    '{{actor}}退回了{{flow}}「{{title}}」，您暫時無需處理',
  ],
  'message.flow.copied': [
    '{{flow}}「{{title}}」抄送给您，请知悉',
    '{{flow}} “{{title}}”: a copy for your information',
    '{{flow}}「{{title}}」抄送給您，請知悉',
  ],
  'message.flow.withdrawn': [
    '{{actor}}撤回了{{flow}}「{{title}}」，您无需再处理',
    '{{actor}} withdrew {{flow}} “{{title}}”: there is nothing left for you to do',
    '{{actor}}撤回了{{flow}}「{{title}}」，您無需再處理',
  ],
  'message.flow.takenover': [
    '管理员已将{{flow}}「{{title}}」改派给他人，您无需再处理',
    'An administrator assigned {{flow}} “{{title}}” to somebody else: there is nothing left for you to do',
    '管理員已將{{flow}}「{{title}}」改派給他人，您無需再處理',
  ],
  'message.flow.cancelled': [
    '您的{{flow}}「{{title}}」已作废',
    'Your {{flow}} “{{title}}” was cancelled',
    '您的{{flow}}「{{title}}」已作廢',
  ],
  'message.flow.terminated': [
    '管理员终止了您的{{flow}}「{{title}}」，如仍需办理请重新发起',
    'An administrator ended your {{flow}} “{{title}}”: start it again if you still need it',
    '管理員終止了您的{{flow}}「{{title}}」，如仍需辦理請重新發起',
  ],
  'message.flow.stopped': [
    '管理员终止了{{flow}}「{{title}}」，您无需再处理',
    'An administrator ended {{flow}} “{{title}}”: there is nothing left for you to do',
    '管理員終止了{{flow}}「{{title}}」，您無需再處理',
  ],
  'message.flow.commented': [
    '{{actor}}评论了{{flow}}「{{title}}」',
    '{{actor}} commented on {{flow}} “{{title}}”',
    '{{actor}}評論了{{flow}}「{{title}}」',
  ],
  'message.flow.content': [
    '{{no}} · 申请人：{{applicant}}',
    '{{no}} · Applicant: {{applicant}}',
    '{{no}} · 申請人：{{applicant}}',
  ],
  'message.flow.contentStep': [
    '{{no}} · 申请人：{{applicant}} · 步骤：{{step}}',
    '{{no}} · Applicant: {{applicant}} · Step: {{step}}',
    '{{no}} · 申請人：{{applicant}} · 步驟：{{step}}',
  ],
  'message.flow.contentComment': [
    '意见：{{comment}}\n{{no}} · 申请人：{{applicant}}',
    'Comment: {{comment}}\n{{no}} · Applicant: {{applicant}}',
    '意見：{{comment}}\n{{no}} · 申請人：{{applicant}}',
  ],
  'message.flow.contentStepComment': [
    '意见：{{comment}}\n{{no}} · 申请人：{{applicant}} · 步骤：{{step}}',
    'Comment: {{comment}}\n{{no}} · Applicant: {{applicant}} · Step: {{step}}',
    '意見：{{comment}}\n{{no}} · 申請人：{{applicant}} · 步驟：{{step}}',
  ],

  'message.notice.weekly.title': ['上周销售周报已生成', 'The sales report of last week is ready', '上週銷售週報已產生'],
  'message.notice.weekly.content': [
    '{{name}}，您好：\n{{from}} 至 {{to}} 的销售周报已生成，请在报表中心查看订单金额、拜访次数和回款情况。',
    'Hello {{name}},\nthe sales report of {{from}} to {{to}} is ready: orders, visits and payments are in the reports.',
    '{{name}}，您好：\n{{from}} 至 {{to}} 的銷售週報已產生，請在報表中心查看訂單金額、拜訪次數和回款情況。',
  ],

  'message.system.maintenance.title': ['系统维护通知', 'System maintenance', '系統維護通知'],
  'message.system.maintenance.content': [
    '系统将于 {{date}} 22:00 至 24:00 进行例行维护，期间可能无法登录。\n请提前保存正在填写的单据，由此带来的不便敬请谅解。',
    'The system is maintained on {{date}} from 22:00 to 24:00; signing in may fail meanwhile.\nPlease save what you are filling in beforehand.',
    '系統將於 {{date}} 22:00 至 24:00 進行例行維護，期間可能無法登入。\n請提前儲存正在填寫的單據，由此帶來的不便敬請見諒。',
  ],
  'message.system.release.title': ['{{version}} 已上线', '{{version}} is available', '{{version}} 已上線'],
  'message.system.release.content': [
    '本次更新：\n1. 列表支持按列汇总；\n2. 审批支持批量处理；\n3. 优化移动端填单体验。\n如遇问题请联系系统管理员。',
    'New in this version:\n1. lists show totals by column;\n2. approvals can be processed in bulk;\n3. forms are easier to fill in on a phone.\nPlease contact the administrator about problems.',
    '本次更新：\n1. 列表支援按欄彙總；\n2. 審批支援批次處理；\n3. 優化行動端填單體驗。\n如遇問題請聯絡系統管理員。',
  ],
  'message.system.promotion.title': [
    '{{month}}月促销政策已发布',
    'Promotions of month {{month}}',
    '{{month}}月促銷政策已發布',
  ],
  'message.system.promotion.content': [
    '{{month}}月饮料、乳制品参加满减活动，单笔订单满 3000 元享 95 折。\n下单时请在折扣栏填写，超出权限的折扣须走折扣审批。',
    'In month {{month}} beverages and dairy products are reduced: 5% off orders from ¥3,000.\nEnter the discount in the order; a higher one needs a discount approval.',
    '{{month}}月飲料、乳製品參加滿減活動，單筆訂單滿 3000 元享 95 折。\n下單時請在折扣欄填寫，超出權限的折扣須走折扣審批。',
  ],
  'message.system.expenses.title': [
    '{{month}}月费用报销截止提醒',
    'Expense claims of month {{month}}',
    '{{month}}月費用報銷截止提醒',
  ],
  'message.system.expenses.content': [
    '请于 {{date}} 18:00 前提交{{month}}月的费用报销，逾期计入下月。\n单笔 3000 元及以上须附发票与活动照片。',
    'Please submit expense claims of month {{month}} until {{date}} 18:00; later ones count for the next month.\nClaims from ¥3,000 need the invoice and photos.',
    '請於 {{date}} 18:00 前提交{{month}}月的費用報銷，逾期計入下月。\n單筆 3000 元及以上須附發票與活動照片。',
  ],
  'message.system.training.title': ['新员工产品知识培训', 'Product training for new staff', '新員工產品知識培訓'],
  'message.system.training.content': [
    '时间：{{date}} 14:00 至 16:00\n方式：线上会议\n参加人员：入职三个月内的销售代表，其他同事自愿参加。',
    'Time: {{date}}, 14:00 to 16:00\nWhere: online\nFor representatives in their first three months; others are welcome.',
    '時間：{{date}} 14:00 至 16:00\n方式：線上會議\n參加人員：入職三個月內的銷售代表，其他同事自願參加。',
  ],
  'message.system.customers.title': ['请核对客户资料', 'Please check the customer data', '請核對客戶資料'],
  'message.system.customers.content': [
    '请各分部在本月内核对所负责客户的联系人、电话和门店地址，缺失的请及时补充。',
    'Please check contacts, phone numbers and addresses of your customers within this month and add what is missing.',
    '請各分部在本月內核對所負責客戶的聯絡人、電話和門店地址，缺失的請及時補充。',
  ],
  'message.system.target.title': [
    '{{month}}月销售目标已下达',
    'Sales targets of month {{month}}',
    '{{month}}月銷售目標已下達',
  ],
  'message.system.target.content': [
    '{{month}}月各分部销售目标已下达，请在报表中心查看，并于三个工作日内分解到人。',
    'The sales targets of month {{month}} are in the reports. Please divide them among your staff within three working days.',
    '{{month}}月各分部銷售目標已下達，請在報表中心查看，並於三個工作日內分解到人。',
  ],
  'message.system.prices.title': ['部分商品调价通知', 'Changed prices', '部分商品調價通知'],
  'message.system.prices.content': [
    '自 {{date}} 起，部分调味品和日化商品调整供货价，新订单按新价格执行，已提交的订单不受影响。',
    'From {{date}} some seasonings and household products have new prices. Orders submitted before keep theirs.',
    '自 {{date}} 起，部分調味品和日化商品調整供貨價，新訂單按新價格執行，已提交的訂單不受影響。',
  ],
  'message.system.stocktake.title': [
    '{{month}}月末盘点安排',
    'Stocktaking at the end of month {{month}}',
    '{{month}}月末盤點安排',
  ],
  'message.system.stocktake.content': [
    '{{month}}月末盘点定于 {{date}}，当天 12:00 后暂停发货，请提前与客户沟通送货时间。',
    'Stocktaking is on {{date}}; nothing is delivered after 12:00. Please tell your customers in time.',
    '{{month}}月末盤點定於 {{date}}，當天 12:00 後暫停出貨，請提前與客戶溝通送貨時間。',
  ],
  'message.system.password.title': ['请定期修改密码', 'Change your password regularly', '請定期修改密碼'],
  'message.system.password.content': [
    '为保证帐号安全，请每 90 天修改一次密码，不要与他人共用帐号。\n修改入口：右上角头像 › 修改密码。',
    'Please change your password every 90 days and do not share your account.\nIt is in the menu of your name at the top right.',
    '為保證帳號安全，請每 90 天修改一次密碼，不要與他人共用帳號。\n修改入口：右上角頭像 › 修改密碼。',
  ],
  'message.system.holiday.title': ['国庆节放假安排', 'National Day holidays', '國慶節放假安排'],
  'message.system.holiday.content': [
    '10 月 1 日至 7 日放假，10 月 8 日正常上班。\n假期值班表见综合管理部通知，紧急送货请联系值班同事。',
    'The offices are closed from 1 to 7 October.\nFor urgent deliveries please contact the staff on duty.',
    '10 月 1 日至 7 日放假，10 月 8 日正常上班。\n假期值班表見綜合管理部通知，緊急送貨請聯絡值班同事。',
  ],
};
