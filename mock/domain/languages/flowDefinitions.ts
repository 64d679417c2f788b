import type { TextTable } from './table';

/** What is wrong with a flow or one of its conditions, and why a step of a planned path is not simply asked. */
export const flowDefinitions: TextTable = {
  'flow.problem.no_start': ['第一步须为“提交”', 'The first step has to be the submission', '第一步須為「提交」'],
  'flow.problem.no_end': ['缺少“结束”', 'The end is missing', '缺少「結束」'],
  'flow.problem.misplaced': [
    '“提交”只能在最前，“结束”只能在最后',
    'The submission is only at the beginning, the end only at the end',
    '「提交」只能在最前，「結束」只能在最後',
  ],
  'flow.problem.unreachable': ['永远不会走到这里', 'This is never reached', '永遠不會走到這裡'],
  'flow.problem.duplicate_id': ['步骤标识重复', 'Two steps have the same id', '步驟識別碼重複'],
  'flow.problem.too_many_nodes': [
    '流程最多{{count}}个步骤',
    'A flow may have at most {{count}} steps',
    '流程最多{{count}}個步驟',
  ],
  'flow.problem.too_deep': [
    '分支最多嵌套{{count}}层',
    'Branches may be nested {{count}} levels deep',
    '分支最多巢狀{{count}}層',
  ],
  'flow.problem.missing_approver': ['请设置人员', 'Say who it is', '請設定人員'],
  'flow.problem.unknown_position': [
    '所选岗位已不存在',
    'A position that was chosen does not exist any more',
    '所選崗位已不存在',
  ],
  'flow.problem.unknown_role': [
    '所选角色已不存在',
    'A role that was chosen does not exist any more',
    '所選角色已不存在',
  ],
  'flow.problem.vacant_position': [
    '“{{organisation}} {{name}}”目前无人任职或已停用',
    'Nobody holds “{{name}}” of {{organisation}}, or it is disabled',
    '「{{organisation}} {{name}}」目前無人任職或已停用',
  ],
  'flow.problem.powerless_position': [
    '“{{organisation}} {{name}}”没有审批权限',
    '“{{name}}” of {{organisation}} may not decide about processes',
    '「{{organisation}} {{name}}」沒有審批權限',
  ],
  'flow.problem.vacant_role': [
    '目前没有人拥有角色“{{name}}”',
    'Nobody has the role “{{name}}” at present',
    '目前沒有人擁有角色「{{name}}」',
  ],
  'flow.problem.powerless_role': [
    '拥有角色“{{name}}”的人都没有审批权限',
    'Nobody with the role “{{name}}” may decide about processes',
    '擁有角色「{{name}}」的人都沒有審批權限',
  ],
  'flow.problem.too_few_branches': ['至少需要两个分支', 'At least two branches are needed', '至少需要兩個分支'],
  'flow.problem.empty_branch': ['该分支没有步骤', 'This branch has no steps', '該分支沒有步驟'],
  'flow.problem.missing_condition': ['请设置条件', 'Enter the condition', '請設定條件'],
  'flow.problem.no_else': [
    '最后一个分支须为“其他情况”，不能设置条件',
    'The last branch is for everything else and has no condition',
    '最後一個分支須為「其他情況」，不能設定條件',
  ],
  'flow.problem.bad_condition': ['条件有误：{{reason}}', 'The condition is wrong: {{reason}}', '條件有誤：{{reason}}'],
  'flow.problem.unknown_field': [
    '表单中没有字段“{{name}}”，其权限不起作用',
    'The form has no field “{{name}}”; its right has no effect',
    '表單中沒有欄位「{{name}}」，其權限不起作用',
  ],
  'flow.problem.unknown_option': [
    '“{{field}}”没有值为“{{value}}”的选项，该比较不会成立',
    '“{{field}}” has no option with the value “{{value}}”; it never equals it',
    '「{{field}}」沒有值為「{{value}}」的選項，該比較不會成立',
  ],
  'flow.problem.not_number': [
    '“{{field}}”不是数字，与 {{value}} 比较大小通常不成立',
    '“{{field}}” is no number; comparing it with {{value}} by size hardly ever holds',
    '「{{field}}」不是數字，與 {{value}} 比較大小通常不成立',
  ],
  'flow.problem.unknown_page': [
    '表单页面“{{page}}”不存在',
    'The form page “{{page}}” does not exist',
    '表單頁面「{{page}}」不存在',
  ],
  'flow.condition.empty': ['条件为空', 'it is empty', '條件為空'],
  'flow.condition.too_long': ['超过{{count}}个字符', 'it has more than {{count}} characters', '超過{{count}}個字元'],
  'flow.condition.too_deep': [
    '嵌套超过{{count}}层',
    'it is nested more than {{count}} levels deep',
    '巢狀超過{{count}}層',
  ],
  'flow.condition.too_much': ['计算量过大', 'it takes too long', '計算量過大'],
  'flow.condition.syntax': [
    '第{{place}}个字符附近无法识别',
    'it cannot be read near character {{place}}',
    '第{{place}}個字元附近無法識別',
  ],
  'flow.condition.several': ['只能是一个表达式', 'it has to be one expression', '只能是一個運算式'],
  'flow.condition.unsupported': ['不支持“{{part}}”', '“{{part}}” is not supported', '不支援「{{part}}」'],
  'flow.condition.unknown_name': ['没有字段“{{name}}”', 'there is no field “{{name}}”', '沒有欄位「{{name}}」'],
  'flow.condition.no_member': [
    '“{{name}}”没有“{{member}}”',
    '“{{name}}” has no “{{member}}”',
    '「{{name}}」沒有「{{member}}」',
  ],
  'flow.condition.unknown_function': ['没有函数“{{name}}”', 'there is no function “{{name}}”', '沒有函式「{{name}}」'],
  'flow.condition.arguments': [
    '函数“{{name}}”的参数个数不对',
    'the function “{{name}}” has the wrong number of arguments',
    '函式「{{name}}」的參數個數不對',
  ],
  'flow.plan.nobody': [
    '没有找到审批人，自动通过',
    'There is nobody to ask; it passes by itself',
    '沒有找到審批人，自動通過',
  ],
  'flow.plan.admin': [
    '没有找到审批人，由流程管理员审批',
    'There is nobody to ask; the administrator of the flow decides',
    '沒有找到審批人，由流程管理員審批',
  ],
  'flow.plan.refused': [
    '没有找到审批人，无法提交',
    'There is nobody to ask; it cannot be submitted',
    '沒有找到審批人，無法提交',
  ],
  'flow.plan.choose': ['由申请人选择', 'The applicant chooses', '由申請人選擇'],
  'flow.plan.missing_condition': [
    '“{{branch}}”未设置条件，不会进入',
    '“{{branch}}” has no condition and is never taken',
    '「{{branch}}」未設定條件，不會進入',
  ],
  'flow.plan.bad_condition': [
    '“{{branch}}”的条件有误：{{reason}}',
    'The condition of “{{branch}}” is wrong: {{reason}}',
    '「{{branch}}」的條件有誤：{{reason}}',
  ],
  'flow.plan.same_person': [
    '与上一步审批人相同，自动通过',
    'The same person as in the step before; it passes by itself',
    '與上一步審批人相同，自動通過',
  ],
};
