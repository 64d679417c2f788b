import type { TextTable } from './table';

/** Names of business models, and what is wrong with spreadsheets, their rows and cells. */
export const spreadsheets: TextTable = {
  'spreadsheet.model.customer': ['客户', 'Customers', '客戶'],
  'spreadsheet.model.order': ['订单', 'Orders', '訂單'],
  'spreadsheet.model.orderline': ['订单明细', 'Order lines', '訂單明細'],
  'spreadsheet.model.visit': ['拜访记录', 'Visits', '拜訪記錄'],
  'spreadsheet.options': ['选项', 'Options', '選項'],
  'spreadsheet.reason_title': ['错误原因', 'Reason', '錯誤原因'],
  'spreadsheet.reason': ['{{column}}：{{reason}}', '{{column}}: {{reason}}', '{{column}}：{{reason}}'],
  'spreadsheet.separator': ['；', '; ', '；'],
  'spreadsheet.unreadable': ['解析xls文件出错', 'The file cannot be read', '解析xls檔案出錯'],
  'spreadsheet.no_content': ['解析xls文件出错：文件是空的', 'The file is empty', '解析xls檔案出錯：檔案是空的'],
  'spreadsheet.encrypted': [
    '解析xls文件出错：文件已加密，或是旧的xls格式',
    'The file is encrypted, or has the old xls format',
    '解析xls檔案出錯：檔案已加密，或是舊的xls格式',
  ],
  'spreadsheet.too_large': [
    '解析xls文件出错：文件过大，最多 20 MB，解压后最多 200 MB',
    'The file is too large: at most 20 MB, and 200 MB uncompressed',
    '解析xls檔案出錯：檔案過大，最多 20 MB，解壓後最多 200 MB',
  ],
  'spreadsheet.sheet_missing': [
    '解析xls文件出错：没有工作表“{{sheet}}”',
    'There is no sheet “{{sheet}}”',
    '解析xls檔案出錯：沒有工作表「{{sheet}}」',
  ],
  'spreadsheet.file_missing': ['上传的文件不存在', 'The uploaded file does not exist', '上傳的檔案不存在'],
  'spreadsheet.cancelled': ['任务已取消', 'The job was cancelled', '任務已取消'],
  'spreadsheet.no_rows': [
    '工作表“{{sheet}}”没有数据',
    'The sheet “{{sheet}}” has no rows',
    '工作表「{{sheet}}」沒有資料',
  ],
  'spreadsheet.too_many_rows': [
    '工作表“{{sheet}}”超过 {{max}} 行',
    'The sheet “{{sheet}}” has more than {{max}} rows',
    '工作表「{{sheet}}」超過 {{max}} 列',
  ],
  'spreadsheet.no_header': [
    '工作表“{{sheet}}”没有找到表头，请使用模板',
    'The sheet “{{sheet}}” has no known header; please use the template',
    '工作表「{{sheet}}」沒有找到表頭，請使用範本',
  ],
  'spreadsheet.column_missing': [
    '工作表“{{sheet}}”缺少列“{{column}}”',
    'The sheet “{{sheet}}” lacks the column “{{column}}”',
    '工作表「{{sheet}}」缺少欄「{{column}}」',
  ],
  'spreadsheet.column_twice': [
    '工作表“{{sheet}}”的列“{{column}}”重复',
    'The sheet “{{sheet}}” has the column “{{column}}” twice',
    '工作表「{{sheet}}」的欄「{{column}}」重複',
  ],
  'spreadsheet.required': ['必填', 'is required', '必填'],
  'spreadsheet.no_number': ['不是数字', 'is not a number', '不是數字'],
  'spreadsheet.no_integer': ['不是整数', 'is not a whole number', '不是整數'],
  'spreadsheet.no_date': ['不是日期，如 2026-11-20', 'is not a date such as 2026-11-20', '不是日期，如 2026-11-20'],
  'spreadsheet.digits_lost': [
    '数字超过 15 位，表格已丢失末位，请设为文本格式',
    'has more than 15 digits, of which the sheet has lost the last; format the cell as text',
    '數字超過 15 位，表格已遺失末位，請設為文字格式',
  ],
  'spreadsheet.too_long': ['最多 {{max}} 个字符', 'may have at most {{max}} characters', '最多 {{max}} 個字元'],
  'spreadsheet.no_option': ['没有选项“{{value}}”', 'has no option “{{value}}”', '沒有選項「{{value}}」'],
  'spreadsheet.cell_broken': [
    '单元格没有可用的值（{{value}}）',
    'the cell has no usable value ({{value}})',
    '儲存格沒有可用的值（{{value}}）',
  ],
  'spreadsheet.twice_in_file': [
    '与文件第 {{line}} 行重复',
    'repeats line {{line}} of the file',
    '與檔案第 {{line}} 列重複',
  ],
  'spreadsheet.exists': ['记录已存在', 'the record exists already', '記錄已存在'],
  'spreadsheet.differs': [
    '与同一单据的第一行不一致',
    'differs from the first row of the same record',
    '與同一單據的第一列不一致',
  ],
  'spreadsheet.sibling_faulty': [
    '同一单据的其他行有误',
    'Another row of the same record is faulty',
    '同一單據的其他列有誤',
  ],
};
