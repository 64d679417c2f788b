import { writeFileSync } from 'node:fs';
import { utils, write } from 'xlsx';

export const ROWS = 50_000;
export const COLUMNS = 20;
/** Rows with a fault: of each of the five kinds in turns. */
export const FAULTY_ROWS = 200;

/** The columns of the file that are checked; the others are there to be read. */
export const CHECKED_COLUMNS = [
  { title: '编号', type: 'text', isRequired: true, isUnique: true, maxLength: 20 },
  { title: '名称', type: 'text', isRequired: true },
  { title: '城市', type: 'text', options: ['上海', '北京', '广州', '深圳'] },
  { title: '日期', type: 'date' },
  { title: '金额', type: 'number' },
] as const;

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(2020, 0, 1);
const CITIES = CHECKED_COLUMNS[2].options;

/** Writes a file of customers: texts that differ, texts that repeat, numbers and dates, with a few faults. */
export function writeWorkbook(path: string): void {
  const header = Array.from({ length: COLUMNS }, (_, column) => CHECKED_COLUMNS[column]?.title ?? `其他${column}`);
  const rows = Array.from({ length: ROWS }, (_, row): unknown[] =>
    header.map((_title, column) => {
      if (column === 0) return `C${100_000 + row}`;
      if (column === 1) return `客户有限公司${row}`;
      if (column === 2) return CITIES[row % CITIES.length];
      if (column === 3) return new Date(FIRST_DAY_MS + (row % 1_500) * DAY_MS);
      return column % 2 === 0 ? (row * 37 * column) % 100_000 : `文本${row % 97}`;
    }),
  );
  const wrong: readonly [column: number, value: unknown][] = [
    [0, 'C100000'],
    [1, undefined],
    [2, '天津'],
    [3, '2024-02-31'],
    [4, '壹万'],
  ];
  for (let fault = 0; fault < FAULTY_ROWS; fault += 1) {
    const [column, value] = wrong[fault % wrong.length] ?? [0, ''];
    const row = rows[1 + fault * Math.floor((ROWS - 1) / FAULTY_ROWS)];
    if (row) row[column] = value;
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows], { dense: true, UTC: true }), '客户');
  writeFileSync(path, write(book, { type: 'buffer', compression: true, bookSST: true }) as Buffer);
}
