import type { TextTable } from './table';

/** The error codes of processes. */
export const processErrors: TextTable = {
  'flow.not_found': ['流程不存在', 'The process does not exist', '流程不存在'],
  'flow.not_published': ['流程尚未发布', 'The flow is not published yet', '流程尚未發布'],
  'flow.retired': [
    '该流程已停用，不能再发起',
    'This flow is disabled and cannot be started',
    '該流程已停用，不能再發起',
  ],
  'flow.already_handled': ['该流程已被处理', 'This has already been handled', '該流程已被處理'],
  'flow.changed': [
    '表单已被他人修改，请刷新后重新填写',
    'Somebody else has changed the form; load it again and repeat your changes',
    '表單已被他人修改，請重新整理後再填寫',
  ],
  'flow.draft_changed': [
    '此草稿已在其他窗口或设备上修改',
    'This draft was changed in another window or on another device',
    '此草稿已在其他視窗或裝置上修改',
  ],
  'flow.not_yours': ['当前步骤不由您处理', 'This step is not yours to decide', '目前步驟不由您處理'],
  'flow.not_allowed': ['当前不能进行此操作', 'This cannot be done now', '目前不能進行此操作'],
  'flow.already_decided': [
    '已有人审批，不能撤回',
    'Somebody has decided already; it cannot be withdrawn',
    '已有人審批，不能撤回',
  ],
  'flow.comment_required': ['请填写意见', 'Enter a comment', '請填寫意見'],
  'flow.signature_required': ['请签名', 'Sign, please', '請簽名'],
  'flow.form_to_fill': [
    '该步骤须填写表单，请打开后处理',
    'The form has to be filled in: open it to decide',
    '該步驟須填寫表單，請開啟後處理',
  ],
  'flow.field_required': ['请填写{{field}}', 'Fill in: {{field}}', '請填寫{{field}}'],
  'flow.field_invalid': [
    '“{{field}}”填写有误，请检查后重新提交',
    'Check what is entered here: {{field}}',
    '「{{field}}」填寫有誤，請檢查後重新提交',
  ],
  'flow.field_readonly': ['您不能修改{{field}}', 'You may not change this field: {{field}}', '您不能修改{{field}}'],
  'flow.dates_reversed': ['结束日期不能早于开始日期', 'The last day is before the first', '結束日期不能早於開始日期'],
  'flow.leave_too_long': [
    '一次请假不能超过{{max}}天',
    'One request covers at most {{max}} days',
    '一次請假不能超過{{max}}天',
  ],
  'flow.date_in_future': [
    '“{{field}}”不能晚于今天',
    'This day lies in the future: {{field}}',
    '「{{field}}」不能晚於今天',
  ],
  'flow.date_far_away': [
    '“{{field}}”离今天太远，请检查',
    'This day is too far from today: {{field}}',
    '「{{field}}」離今天太遠，請檢查',
  ],
  'flow.too_many_drafts': [
    '最多保存{{max}}份草稿，请先提交或删除一些',
    'At most {{max}} drafts are kept; submit or delete some first',
    '最多儲存{{max}}份草稿，請先提交或刪除一些',
  ],
  'flow.commented_often': [
    '评论过于频繁，请一分钟后再试',
    'That was many comments; try again in a minute',
    '評論過於頻繁，請一分鐘後再試',
  ],
  'flow.urged_recently': [
    '刚刚催办过，请{{minutes}}分钟后再试',
    'A reminder was sent just now; try again in {{minutes}} minutes',
    '剛剛催辦過，請{{minutes}}分鐘後再試',
  ],
  'flow.nobody_found': [
    '步骤“{{step}}”没有审批人，请联系流程管理员',
    'Nobody can decide in the step “{{step}}”; ask the administrator of the flow',
    '步驟「{{step}}」沒有審批人，請聯絡流程管理員',
  ],
  'flow.approver_required': [
    '请选择步骤“{{step}}”的审批人',
    'Choose who decides in the step “{{step}}”',
    '請選擇步驟「{{step}}」的審批人',
  ],
  'flow.people_required': ['请选择人员', 'Choose somebody', '請選擇人員'],
  'flow.people_unknown': [
    '所选人员已离职、停用或没有审批权限，请重新选择',
    'Somebody whom you chose cannot decide any more; choose again',
    '所選人員已離職、停用或沒有審批權限，請重新選擇',
  ],
  'flow.not_yourself': ['不能选择自己审批', 'You cannot approve your own request', '不能選擇自己審批'],
  'flow.not_applicant': [
    '不能交由申请人本人审批',
    'The applicant cannot decide about their own request',
    '不能交由申請人本人審批',
  ],
  'flow.one_person': ['只能选择一人', 'Choose one person only', '只能選擇一人'],
  'flow.already_asked': ['{{name}}已在本步骤中', '{{name}} decides in this step already', '{{name}}已在本步驟中'],
  'flow.too_many_signatures': ['最多保存{{max}}个签名', 'At most {{max}} signatures are kept', '最多儲存{{max}}個簽名'],
};
