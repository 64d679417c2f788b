import { readFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { read } from 'xlsx';
import { failing, firstSheet, HEADER, opened, rowsOf, startHandler, write, written } from './testHandler';
import { withParts, workbookOf, workbookWithXml, zip64Of } from './testWorkbooks';

test('a file is read and checked, and told about as it goes on', () => {
  const { replies, sheet } = opened(
    workbookOf({ 表: [HEADER, ['A', 1, new Date(Date.UTC(2024, 0, 31))], ['A', 'x', 45_322], [null, 2]] }),
  );
  expect(sheet).toMatchObject({ rowCount: 3, faultyRows: 3, problems: [], surplus: [] });
  expect(Object.fromEntries(sheet.counts.map(({ kind, count }) => [kind, count]))).toEqual({
    duplicate: 2,
    number: 1,
    dateNumber: 1,
    required: 1,
  });
  expect(replies.map((reply) => reply.kind)).toContain('progress');
});

test('the rows of a list stay while they are corrected, until the list is made again', () => {
  const { ask } = opened(workbookOf({ 表: [HEADER, ['A', 'x'], ['B', 1], ['C', 'y']] }));
  expect(ask({ kind: 'list', sheet: 0, faultKind: null })).toEqual({ kind: 'counted', count: 2 });
  ask({ kind: 'edit', sheet: 0, row: 0, column: 1, text: '5' });
  const rows = ask({ kind: 'rows', sheet: 0, from: 0, count: 10 });
  expect(rows).toMatchObject({
    rows: [
      { row: 0, number: 2, texts: ['A', '5', ''], faults: [], isEdited: true },
      { row: 2, number: 4, texts: ['C', 'y', ''], faults: [{ kind: 'number', column: 1 }], isEdited: false },
    ],
  });
  expect(ask({ kind: 'list', sheet: 0, faultKind: 'number' })).toEqual({ kind: 'counted', count: 1 });
});

test('the corrected file differs in the edited cells alone', () => {
  const file = workbookOf({
    表: [HEADER, ['A', 'x', new Date(Date.UTC(2024, 0, 31))], ['B', 2, '某日']],
    其他: [['不变', 1]],
  });
  const { ask } = opened(file);
  ask({ kind: 'edit', sheet: 0, row: 0, column: 1, text: '1,500' });
  ask({ kind: 'edit', sheet: 0, row: 0, column: 2, text: '2024/2/1' });
  ask({ kind: 'edit', sheet: 0, row: 1, column: 2, text: '2024/2/2' });
  ask({ kind: 'edit', sheet: 0, row: 1, column: 0, text: '=1+1 <&>' });
  const corrected = written(ask, false);
  expect(rowsOf(corrected)).toEqual([HEADER, ['A', 1500, 45_323], ['=1+1 <&>', 2, '2024-02-02']]);
  const before = unzipSync(file);
  const after = unzipSync(corrected);
  const changed = Object.keys(before).filter(
    (name) => !Buffer.from(before[name] ?? []).equals(after[name] ?? Buffer.of()),
  );
  expect(changed).toEqual(['xl/worksheets/sheet1.xml']);
});

test('a header that was matched by hand is written as the template has it', () => {
  const { ask, sheet } = opened(
    workbookOf({
      表: [
        ['代码', ' 数量 ', '备注'],
        ['A', 1, 'x'],
      ],
    }),
  );
  expect(sheet.problems).toEqual([
    { kind: 'missing', detail: '编号' },
    { kind: 'absent', detail: '日期' },
  ]);
  const after = firstSheet(ask({ kind: 'choose', sheet: 0, title: '编号', column: 0 }));
  expect(after.problems).toEqual([{ kind: 'absent', detail: '日期' }]);
  expect(rowsOf(written(ask, false))[0]).toEqual(['编号', '数量', '备注']);
});

test('the annotated file has comments and a column of reasons, and loses them when it is sent', () => {
  const { ask } = opened(workbookOf({ 表: [HEADER, ['A', 1], ['A', 2], [null, 3, '']] }));
  const annotated = written(ask, true);
  expect(rowsOf(annotated)).toEqual([
    [...HEADER, '错误原因'],
    ['A', 1, undefined, '编号：与第 3 行重复'],
    ['A', 2, undefined, '编号：与第 2 行重复'],
    [undefined, 3, '', '编号：必填'],
  ]);
  const sheet = read(annotated).Sheets['表'];
  expect(sheet?.A4?.c?.[0]?.t).toBe('必填');
  expect(sheet?.A2?.c?.[0]?.t).toBe('与第 3 行重复');

  const english = ask({
    kind: 'write',
    isAnnotated: true,
    reasonTitle: 'Reason',
    reasons: [['duplicate', 'same as row {{detail}}']],
    language: 'en',
  });
  expect(english.kind === 'written' && rowsOf(new Uint8Array(english.bytes))[1]).toEqual([
    'A',
    1,
    undefined,
    '编号: same as row 3',
  ]);

  const again = opened(annotated);
  expect(again.sheet.surplus).toEqual([]);
  expect(rowsOf(written(again.ask, false)).map((row) => row.length)).toEqual([3, 2, 2, 3]);
  expect(rowsOf(written(again.ask, true))[1]?.[3]).toBe('编号：与第 3 行重复');
});

test('what was done before is done again in another worker', () => {
  const file = workbookOf({
    表: [
      ['代码', '数量', '日期'],
      ['A', 'x', 45_322],
    ],
  });
  const { sheet, ask } = opened(file, {
    actions: [
      { kind: 'choose', sheet: 0, title: '编号', column: 0 },
      { kind: 'accept', sheet: 0, faultKind: 'dateNumber' },
      { kind: 'edit', sheet: 0, row: 0, column: 1, text: '3' },
    ],
  });
  expect(sheet.faultyRows).toBe(0);
  expect(firstSheet(ask({ kind: 'check' })).faultyRows).toBe(0);
});

test("a server's error file is read with all its sheets, and its reasons mark cells", () => {
  const file = workbookOf({
    一: [
      ['编号', '错误原因'],
      ['A', '编号不存在'],
      ['B', ''],
    ],
    二: [['编号'], ['C']],
  });
  const { answer, ask } = opened(file, { sheets: undefined, columns: [], isReported: true });
  expect(answer).toMatchObject({
    sheets: [{ faultyRows: 1, counts: [{ kind: 'reported', count: 1 }] }, { faultyRows: 0 }],
  });
  ask({ kind: 'edit', sheet: 0, row: 0, column: 0, text: 'A1' });
  expect(rowsOf(written(ask, false), '一')).toEqual([['编号'], ['A1'], ['B']]);
});

test('dates of another program are dates; a number without a format of dates is one by a suggestion', () => {
  const file = readFileSync('tests/fixtures/spreadsheets/dates-as-numbers.xlsx');
  const { ask, sheet } = opened(file, { sheets: ['订单'], columns: [{ title: '下单日期', type: 'date' }] });
  expect(sheet).toMatchObject({ rowCount: 5, faultyRows: 2 });
  ask({ kind: 'list', sheet: 0, faultKind: null });
  expect(ask({ kind: 'rows', sheet: 0, from: 0, count: 2 })).toMatchObject({
    rows: [
      { number: 3, faults: [{ kind: 'dateNumber', suggestion: '2026-11-20' }] },
      { number: 6, faults: [{ kind: 'date' }] },
    ],
  });
});

describe('files that cannot be checked', () => {
  const good = workbookOf({ 表: [HEADER, ['A']] });

  test('each has its own word', () => {
    expect(failing(new Uint8Array())).toBe('empty');
    expect(failing(strToU8('编号,数量\nA,1\n'))).toBe('text');
    expect(failing(new Uint8Array([0xb1, 0xe0, 0xba, 0xc5, 0x2c, 0xca, 0xfd, 0xc1, 0xbf]))).toBe('text');
    expect(failing(new Uint8Array([1, 0, 2, 3]))).toBe('notSpreadsheet');
    expect(failing(zipSync({ 'word/document.xml': strToU8('<w/>') }))).toBe('notSpreadsheet');
    expect(failing(good.slice(0, good.length / 2))).toBe('corrupt');
    expect(failing(good.map((byte, index) => (index > 60 && index < good.length - 1500 ? byte ^ 0x55 : byte)))).toBe(
      'corrupt',
    );
    expect(failing(new Uint8Array(20 * 1024 * 1024 + 1))).toBe('tooLarge');
    expect(failing(good, { sheets: ['没有'] })).toBe('noSheet');
    expect(failing(good, { sheets: ['__proto__'] })).toBe('noSheet');
  });

  test('an encrypted file and one of the old format are told apart', () => {
    const ole = (name: string) =>
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...new Array<number>(600).fill(0), ...Buffer.from(name, 'utf16le')]);
    expect(failing(ole('EncryptedPackage'))).toBe('encrypted');
    expect(failing(ole('Workbook'))).toBe('oldFormat');
  });

  /** The file with a part of a size that the directory of the archive declares as another one. */
  function withDeclaredSize(bytes: number, declared: number): Uint8Array {
    const file = withParts(good, (parts) => ({ ...parts, 'xl/worksheets/sheet1.xml': new Uint8Array(bytes) }));
    const view = new DataView(file.buffer);
    for (let at = 0; at < file.length - 28; at += 1)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === bytes)
        view.setUint32(at + 24, declared, true);
    return file;
  }

  test('a zip bomb is refused before anything is unpacked', () => {
    const began = performance.now();
    expect(failing(withDeclaredSize(5_000_003, 201 * 1024 * 1024))).toBe('tooMuch');
    expect(failing(withDeclaredSize(5_000_003, 0xfffffffe))).toBe('tooMuch');
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test('an entry that is larger than it says does not grow beyond that', () => {
    expect(['corrupt', 'report']).toContain(failing(withDeclaredSize(5_000_003, 10)));
  });
});

describe('odd files that can be checked', () => {
  test('a small file that claims a million rows', () => {
    const file = workbookWithXml(
      '<dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>编号</t></is></c></row>' +
        '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
    );
    const began = performance.now();
    const { sheet } = opened(file);
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(sheet.rowCount).toBe(0);
    expect(sheet.problems.map(({ kind }) => kind)).toContain('empty');
  });

  test('an archive with figures in 64 bits', () => {
    const file = zip64Of(unzipSync(workbookOf({ 表: [HEADER, ['A', 'x']] })));
    const { ask, sheet } = opened(file);
    expect(sheet).toMatchObject({ rowCount: 1, counts: [{ kind: 'number', count: 1 }] });
    ask({ kind: 'edit', sheet: 0, row: 0, column: 1, text: '7' });
    expect(rowsOf(written(ask, false))).toEqual([HEADER, ['A', 7]]);
  });

  test('more rows than may be imported', () => {
    const head = '<row r="1"><c r="A1" t="str"><v>编号</v></c></row>';
    const row = (_: unknown, index: number) => `<row r="${index + 2}"><c r="A${index + 2}"><v>${index}</v></c></row>`;
    const ofRows = (length: number) =>
      opened(workbookWithXml(`<sheetData>${head}${Array.from({ length }, row).join('')}</sheetData>`)).sheet;
    const tooMany = ofRows(50_001);
    expect(tooMany.rowCount).toBe(50_000);
    expect(tooMany.problems).toContainEqual({ kind: 'cut', detail: '50000' });
    expect(ofRows(50_000).problems.map(({ kind }) => kind)).not.toContain('cut');
  });

  test('rows below a gap that is larger than what is read are told, and are kept in the file', () => {
    const cells = (number: number, ...texts: string[]) =>
      texts.map((text, at) => `<c r="${'AB'[at]}${number}" t="inlineStr"><is><t>${text}</t></is></c>`).join('');
    const row = (number: number, ...texts: string[]) => `<row r="${number}">${cells(number, ...texts)}</row>`;
    const ofRows = (...rows: string[]) =>
      opened(workbookWithXml(`<sheetData>${row(1, '编号', '数量')}${rows.join('')}</sheetData>`));
    const kinds = (...rows: string[]) => ofRows(...rows).sheet.problems.map(({ kind }) => kind);
    expect(kinds(row(2, 'A', '1'), row(60_000, 'B', 'x'))).toContain('cut');
    expect(kinds(row(60_000, 'B', 'x'), row(2, 'A', '1'))).toContain('cut');
    expect(kinds(row(2, 'A', '1'), row(50_021), row(60_000), `<row>${cells(60_001, 'B')}</row>`)).toContain('cut');
    expect(kinds(row(2, 'A', '1'), '<row r="60000"><c r="A60000" s="1"/></row>')).not.toContain('cut');
    const inSection = '<row r="60000"><c r="A60000" t="str"><v><![CDATA[x]]></v></c></row>';
    expect(kinds(row(2, 'A', '1'), inSection)).toContain('cut');
    expect(kinds(row(2, 'A', '1'), row(50_001, 'B', '2'))).not.toContain('cut');

    const inOrder = ofRows(row(2, 'A', 'x'), row(60_000, 'B', '2'));
    inOrder.ask({ kind: 'edit', sheet: 0, row: 0, column: 1, text: '7' });
    expect(rowsOf(written(inOrder.ask, false)).at(-1)).toEqual(['B', '2']);
    // Nothing but a plain workbook could be written, and that one would lose the last row.
    const outOfOrder = ofRows(row(3, 'C', '1'), row(2, 'A', 'x'), row(60_000, 'B', '2'));
    outOfOrder.ask({ kind: 'edit', sheet: 0, row: 0, column: 1, text: '7' });
    expect(write(outOfOrder.ask, false)).toEqual({ kind: 'failed', code: 'corrupt' });
  });

  test('cells, headers and sheets with the names of properties of objects', () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const { sheet } = opened(
      workbookOf({
        表: [
          [...HEADER, ...names],
          [...names, '__proto__', 'x', 'y'],
        ],
      }),
    );
    expect(sheet.header).toEqual([...HEADER, ...names]);
    expect(sheet.surplus).toEqual([3, 4, 5]);
    expect(Object.keys({})).toEqual([]);
    expect(({} as Record<string, unknown>).t).toBeUndefined();
  });

  test('headers of several rows are read where their cells are merged downwards', () => {
    const rows = [['导入表'], ['编号', '时间与数量'], [undefined, '数量', '日期'], ['A', 1, '2024-01-31']];
    const { sheet } = opened(
      workbookOf({ 表: rows }, (made) => {
        made['!merges'] = [
          { s: { r: 0, c: 0 }, e: { r: 0, c: 2 } },
          { s: { r: 1, c: 0 }, e: { r: 2, c: 0 } },
          { s: { r: 1, c: 1 }, e: { r: 1, c: 2 } },
        ];
      }),
    );
    expect(sheet).toMatchObject({ header: HEADER, rowCount: 1, problems: [], isHeaderChanged: false });
  });

  test('headers that are merged sideways are told with their range where a required column is missing', () => {
    const withHeader = (header: readonly string[]) =>
      opened(
        workbookOf({ 表: [header, ['A']] }, (made) => {
          made['!merges'] = [{ s: { r: 0, c: 1 }, e: { r: 0, c: 2 } }];
        }),
      ).sheet.problems;
    expect(withHeader(['代码', '数量'])).toContainEqual({ kind: 'merged', detail: 'B1:C1' });
    expect(withHeader(['编号', '数量']).map(({ kind }) => kind)).toEqual(['absent']);
  });

  test('the header is looked for in the 20 rows in which an import looks for it', () => {
    const below = (rows: number) =>
      opened(workbookOf({ 表: [...Array.from({ length: rows }, () => ['说明']), HEADER] }));
    expect(below(19).sheet.header).toEqual(HEADER);
    expect(below(20).sheet.header).toEqual(['说明']);
  });

  test('formulas have their result; those without one are told', () => {
    const row = (cells: string) =>
      workbookWithXml(
        `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>编号</t></is></c><c r="B1" t="inlineStr"><is><t>数量</t></is></c></row><row r="2">${cells}</row></sheetData>`,
      );
    const kinds = (cells: string) => opened(row(cells)).sheet.counts.map(({ kind }) => kind);
    expect(kinds('<c r="A2" t="str"><f>"A"&amp;1</f><v>A1</v></c><c r="B2"><f>1+1</f><v>2</v></c>')).toEqual([]);
    expect(kinds('<c r="A2"><v>1</v></c><c r="B2"><f>1+1</f></c>')).toEqual(['broken']);
    expect(kinds('<c r="A2"><v>1</v></c><c r="B2"><f>1+1</f><v></v></c>')).toEqual(['broken']);
    expect(kinds('<c r="A2"><v>1</v></c><c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>')).toEqual(['broken']);
  });

  test('a sheet without rows', () => {
    expect(opened(workbookWithXml('<sheetData/>')).sheet.problems.map(({ kind }) => kind)).toContain('empty');
  });
});

test('messages of another shape are ignored', () => {
  const { handle, replies } = startHandler();
  [undefined, 1, {}, { id: 1 }, { id: 1, task: { kind: 'open' } }, { id: '1', task: { kind: 'check' } }].forEach(
    handle,
  );
  expect(replies).toEqual([]);
});

test('a task about a sheet that is not there fails', () => {
  const { ask } = opened(workbookOf({ 表: [HEADER, ['A']] }));
  expect(ask({ kind: 'edit', sheet: 7, row: 0, column: 0, text: '' })).toEqual({ kind: 'failed', code: 'noSheet' });
  expect(ask({ kind: 'edit', sheet: 0, row: 70, column: 0, text: 'x' }).kind).toBe('report');
});
