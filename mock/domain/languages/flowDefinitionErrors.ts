import type { TextTable } from './table';

/** The error codes of flow definitions. */
export const flowDefinitionErrors: TextTable = {
  'flow.definition_not_found': ['流程定义不存在', 'There is no such flow', '流程定義不存在'],
  'flow.version_not_found': ['没有该版本', 'There is no such version', '沒有該版本'],
  'flow.code_invalid': [
    '流程编码须以小写字母开头，最多40位，只能包含小写字母、数字、-和_',
    'The code begins with a small letter and has at most 40 small letters, digits, - and _',
    '流程編碼須以小寫字母開頭，最多40位，只能包含小寫字母、數字、-和_',
  ],
  'flow.code_fixed': ['流程编码不能修改', 'The code of a flow cannot be changed', '流程編碼不能修改'],
  'flow.code_taken': ['流程编码已存在', 'There is a flow with this code already', '流程編碼已存在'],
  'flow.name_required': ['请填写流程名称', 'Enter the name of the flow', '請填寫流程名稱'],
  'flow.name_too_long': [
    '流程名称最多{{count}}个字',
    'The name may have at most {{count}} characters',
    '流程名稱最多{{count}}個字',
  ],
  'flow.group_too_long': [
    '分组最多{{count}}个字',
    'The group may have at most {{count}} characters',
    '群組最多{{count}}個字',
  ],
  'flow.description_too_long': [
    '说明最多{{count}}个字',
    'The description may have at most {{count}} characters',
    '說明最多{{count}}個字',
  ],
  'flow.admins_required': [
    '请至少选择一位流程管理员',
    'Choose an administrator of the flow',
    '請至少選擇一位流程管理員',
  ],
  'flow.admin_unknown': [
    '所选流程管理员的岗位不存在',
    'The position of an administrator does not exist',
    '所選流程管理員的崗位不存在',
  ],
  'flow.has_problems': [
    '流程还有{{count}}处错误，请改正后再发布',
    'The flow still has {{count}} errors; correct them before you publish it',
    '流程還有{{count}}處錯誤，請改正後再發布',
  ],
  'flow.unchanged': [
    '草稿与已发布的版本相同，没有需要发布的修改',
    'The draft is the same as the published version; there is nothing to publish',
    '草稿與已發布的版本相同，沒有需要發布的修改',
  ],
  'flow.too_many_versions': [
    '版本已达{{count}}个，请新建流程',
    'There are {{count}} versions already; create another flow',
    '版本已達{{count}}個，請新增流程',
  ],
  'flow.internal': [
    '“{{name}}”由系统自动发起，不能停用或删除',
    'The platform starts “{{name}}” itself; it cannot be disabled or deleted',
    '「{{name}}」由系統自動發起，不能停用或刪除',
  ],
  'flow.in_use': [
    '“{{name}}”已有申请，不能删除，可以停用',
    '“{{name}}” has been used and cannot be deleted; you can disable it',
    '「{{name}}」已有申請，不能刪除，可以停用',
  ],
  'flow.applicant_vacant': [
    '请选择有任职人员的岗位作为申请人',
    'Choose a position with a holder as the applicant',
    '請選擇有任職人員的崗位作為申請人',
  ],
};
