// Parses one workbook and ends. Plain JavaScript, because workers of Node start without the compiler.
const { parentPort, workerData } = require('node:worker_threads');
const { inflateRawSync } = require('node:zlib');
const { unzipSync, zipSync } = require('fflate');
// The build for xlsx files alone: it starts in a quarter of the time, and other formats are refused.
const XLSX = require('xlsx/dist/xlsx.mini.min.js');

const { file, entries, sheetNames, mostLines, mostColumns, mostCharacters, headerLines } = workerData;
const ROWS_PER_MESSAGE = 1000;
const DEFLATED = 8;
const LOCATOR_64 = Buffer.from([0x50, 0x4b, 0x06, 0x07]);
const LOCAL_HEADER_BYTES = 30;
/** Error values by their number in files. */
const ERRORS = { 0: '#NULL!', 7: '#DIV/0!', 15: '#VALUE!', 23: '#REF!', 29: '#NAME?', 36: '#NUM!', 42: '#N/A' };
/** Days between the two epochs of spreadsheet dates. */
const DAYS_UNTIL_1904 = 1462;

/** A file that must not be read further; `key` names the reason. */
class Refusal extends Error {
  constructor(key, params = {}) {
    super(key);
    Object.assign(this, { key, params });
  }
}

/** Throws when an entry holds more bytes than the directory declares: the limits count declared bytes. */
function checkSizes() {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (const { offset, compressedBytes, declaredBytes, method } of entries) {
    const nameBytes = view.getUint16(offset + 26, true);
    const start = offset + LOCAL_HEADER_BYTES + nameBytes + view.getUint16(offset + 28, true);
    const content = file.subarray(start, start + compressedBytes);
    if (method === DEFLATED) inflateRawSync(content, { maxOutputLength: Math.max(1, declaredBytes) });
  }
}

/** The parser knows no figures in 64 bits (zip64). */
function with32Bits() {
  const isIn64Bits = Buffer.from(file.buffer, file.byteOffset, file.byteLength).includes(LOCATOR_64);
  return isIn64Bits ? zipSync(unzipSync(file), { level: 0 }) : file;
}

function cellOf({ t, v, f, z }, dayOffset) {
  if (f !== undefined && v === undefined) return { error: `=${f}` };
  if (t === 'e') return { error: ERRORS[v] ?? '#ERROR!' };
  if (t === 'n' && typeof v === 'number') return XLSX.SSF.is_date(z ?? '') ? { serial: v + dayOffset } : v;
  if (t === 's' || t === 'str') return String(v ?? '');
  return t === 'b' ? Boolean(v) : undefined;
}

/** Repeats the value of a merged cell downwards in the lines that may be headers: the last one has all titles then. */
function fillMerged(lines, merges = []) {
  for (const { s, e } of merges) {
    if (s.r >= headerLines || s.c >= mostColumns) continue;
    const value = lines[s.r]?.[s.c];
    if (value === undefined) continue;
    for (let line = s.r; line <= Math.min(e.r, headerLines - 1); line += 1) {
      lines[line] ??= [];
      lines[line][s.c] ??= value;
    }
  }
}

let characters = 0;

/** The filled lines of a sheet. The declared range is never walked: it may be a billion cells. */
function linesOf(sheet, dayOffset) {
  const lines = [];
  (sheet['!data'] ?? []).forEach((row, line) => {
    if (!row) return;
    const cells = [];
    row.slice(0, mostColumns).forEach((cell, column) => {
      const value = cell && cellOf(cell, dayOffset);
      if (value === undefined || value === '') return;
      if (typeof value === 'string') characters += value.length;
      cells[column] = value;
    });
    if (characters > mostCharacters) throw new Refusal('spreadsheet.too_large');
    if (cells.length > 0) lines[line] = cells;
  });
  fillMerged(lines, sheet['!merges']);
  return lines;
}

/** The rows of a sheet in messages of bounded size, at least one. */
function messagesOf(name, lines) {
  const rows = [];
  lines.forEach((cells, line) => {
    if (cells) rows.push({ line: line + 1, cells: Array.from(cells) });
  });
  const count = Math.max(1, Math.ceil(rows.length / ROWS_PER_MESSAGE));
  return Array.from({ length: count }, (_, place) => ({
    sheet: name,
    rows: rows.slice(place * ROWS_PER_MESSAGE, (place + 1) * ROWS_PER_MESSAGE),
  }));
}

/** Parses the chosen sheets. */
function run() {
  checkSizes();
  const workbook = XLSX.read(with32Bits(), {
    dense: true,
    cellNF: true,
    cellHTML: false,
    cellText: false,
    sheetRows: mostLines,
    ...(sheetNames.length > 0 ? { sheets: sheetNames } : { sheets: 0 }),
  });
  const names = sheetNames.length > 0 ? sheetNames : workbook.SheetNames.slice(0, 1);
  const missing = names.find((name) => !workbook.SheetNames.includes(name));
  if (missing !== undefined) throw new Refusal('spreadsheet.sheet_missing', { sheet: missing });
  const dayOffset = workbook.Workbook?.WBProps?.date1904 ? DAYS_UNTIL_1904 : 0;
  return names.flatMap((name) => messagesOf(name, linesOf(workbook.Sheets[name] ?? {}, dayOffset)));
}

for (const type of [Object, Array, String, Number, Function, Map, Set]) Object.freeze(type.prototype);
try {
  const messages = run();
  // Each message is asked for, so that the receiver can do other work between them.
  parentPort.on('message', () => parentPort.postMessage(messages.shift() ?? { isDone: true }));
  parentPort.postMessage({ isReady: true });
} catch (error) {
  const isRefusal = error instanceof Refusal;
  parentPort.postMessage({ failure: isRefusal ? error.key : 'spreadsheet.unreadable', params: error.params ?? {} });
}
