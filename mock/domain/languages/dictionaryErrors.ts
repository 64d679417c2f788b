import type { TextTable } from './table';

/** Errors of the data dictionaries. */
export const dictionaryErrors: TextTable = {
  'dictionary.not_found': ['字典分类不存在', 'The dictionary does not exist', '字典分類不存在'],
  'dictionary.item_not_found': ['字典项不存在', 'The dictionary item does not exist', '字典項不存在'],
  'dictionary.built_in': ['内置分类不能删除', 'A built-in dictionary cannot be deleted', '內建分類不能刪除'],
  'dictionary.code_required': ['请输入编码', 'Enter a code', '請輸入編碼'],
  'dictionary.code_invalid': [
    '以文字或数字开头，只能包含文字、数字、“-”和“_”，最多30个字符',
    'Begins with a letter or digit; only letters, digits, “-” and “_”; at most 30 characters',
    '以文字或數字開頭，只能包含文字、數字、「-」和「_」，最多30個字元',
  ],
  'dictionary.code_taken': ['编码已存在', 'This code is taken', '編碼已存在'],
  'dictionary.code_fixed': ['编码不能修改', 'The code cannot be changed', '編碼不能修改'],
  'dictionary.name_required': ['请输入中文名称', 'Enter the Chinese name', '請輸入中文名稱'],
  'dictionary.name_too_long': ['名称不能超过30个字符', 'A name may have at most 30 characters', '名稱不能超過30個字元'],
  'dictionary.name_taken': ['名称已存在', 'This name is taken', '名稱已存在'],
  'dictionary.remark_too_long': [
    '备注不能超过200个字符',
    'The remark may have at most 200 characters',
    '備註不能超過200個字元',
  ],
  'dictionary.default_disabled': [
    '停用的字典项不能设为默认',
    'A disabled item cannot be the default',
    '停用的字典項不能設為預設',
  ],
  'dictionary.too_many': [
    '一个分类最多{{max}}个字典项',
    'A dictionary may have at most {{max}} items',
    '一個分類最多{{max}}個字典項',
  ],
  'dictionary.in_use': [
    '“{{name}}”还有{{count}}条记录在使用，不能删除，可以停用',
    '“{{name}}” is used by {{count}} records and cannot be deleted; disable it instead',
    '「{{name}}」還有{{count}}筆記錄在使用，不能刪除，可以停用',
  ],
};
