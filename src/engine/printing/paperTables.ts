import { readEntries } from '../controls/file/entries';
import { columnSettingsOf } from '../controls/table/useColumns';
import { arrangeColumns } from '../controls/table/arrangeColumns';
import type { Column } from '../controls/table/arrangeColumns';
import { formatCell, isNumeric } from '../controls/shared/formatCell';
import { textOfValue } from '../controls/shared/shownText';
import type { RowValues } from '../expressions/scope';
import type { ArrayModel } from '../model/arrayModel';
import { CellField } from '../model/cellField';
import type { ControlModel } from '../model/controlModel';
import { isSection } from '../model/row';
import type { Line } from '../model/row';
import { isRows } from '../model/tableModel';
import type { TableModel } from '../model/tableModel';
import type { ControlNode } from '../protocol/nodes';
import type { PaperColumn, PaperOptions, PaperRow, PaperTable, PaperText } from './paper';
import { printedNames } from './paperFiles';
import { MAX_PICTURES } from './PaperPictures';

/** Notes that a text is still being read. */
export type NoteWaiting = () => void;

/** Pixels of columns that the protocol gives no width. */
const TEXT_WIDTH_PX = 320;
const NUMBER_WIDTH_PX = 120;
/** What a width in per cent is part of. */
const SCREEN_WIDTH_PX = 1000;

type SizedColumn = Omit<PaperColumn, 'share'> & { readonly width?: number | string | undefined };

function pixelsOf({ width, isNumeric }: SizedColumn): number {
  if (typeof width !== 'string') return width ?? (isNumeric ? NUMBER_WIDTH_PX : TEXT_WIDTH_PX);
  return width.endsWith('%') ? (parseFloat(width) / 100) * SCREEN_WIDTH_PX : parseFloat(width);
}

/** Columns share the width of the paper in the proportions that they have on screen. */
function inShares(columns: readonly SizedColumn[]): PaperColumn[] {
  const sum = columns.reduce((total, column) => total + pixelsOf(column), 0);
  return columns.map((column) => ({
    key: column.key,
    title: column.title,
    isNumeric: column.isNumeric,
    share: (pixelsOf(column) / sum) * 100,
  }));
}

/** The lines of an array with their texts and pictures; buttons have no column on paper. */
export function arrayTable(array: ArrayModel, { hidden }: PaperOptions, noteWaiting: NoteWaiting): PaperTable {
  const { page } = array;
  const isPrinted = ({ name, type }: ControlNode) => type !== 'button' && !hidden.has(name);
  const columns = array.shownColumns().filter(isPrinted);
  const fields = array.shownFields().filter(isPrinted);
  const textOf = (line: Line, node: ControlNode, place: number | string): string => {
    const cell = new CellField(array, line, node, place);
    if (cell.isHidden()) return '';
    if (node.type === 'file' || node.type === 'image') return printedNames(readEntries(cell.value()), page.host);
    const text = textOfValue(cell, page);
    if (text === undefined) noteWaiting();
    return text ?? '';
  };
  let room = MAX_PICTURES;
  const cellOf = (line: Line, node: ControlNode, place: number | string): PaperText => {
    const cell = node.type === 'image' ? new CellField(array, line, node, place) : undefined;
    const pictures = cell && !cell.isHidden() ? readEntries(cell.value()) : [];
    // What is too many is named.
    if (pictures.length === 0 || pictures.length > room) return { text: textOf(line, node, place) };
    room -= pictures.length;
    return { text: '', pictures };
  };
  const rows = array.lines().map((line): PaperRow => {
    const place = array.placeOf(line);
    const key = String(line.id);
    if (!isSection(line)) return { key, cells: columns.map((node) => cellOf(line, node, place)) };
    const title = array.titleOf(line) || page.host.t('engine.array.section', { section: place });
    const texts = fields.map((node) => `${page.textOf(node.title)} ${textOf(line, node, place) || '—'}`);
    return { key, section: [title, ...texts].join('   ') };
  });
  return {
    kind: 'table',
    name: array.name,
    title: array.title(),
    columns: inShares(
      columns.map((node) => ({
        key: node.name,
        title: page.textOf(node.title),
        isNumeric: node.type === 'number' || node.type === 'money',
        width: (node.props as { width?: number | string }).width,
      })),
    ),
    rows,
    scope: '',
    totals: [],
  };
}

type ServerColumn = Pick<Column, 'name' | 'title' | 'format' | 'options' | 'width'> & { readonly key: string };

/** The columns that a person sees of a table, or the fields of a list's cards. */
function columnsOf(table: TableModel): readonly ServerColumn[] {
  const control: ControlModel = table;
  const asTable = control as ControlModel<'table'>;
  if (table.node.type === 'table' && isRows(asTable))
    return arrangeColumns(asTable.props.columns, columnSettingsOf(asTable)).flatMap(({ key, isShown, column }) =>
      isShown ? [{ ...column, key }] : [],
    );
  const { titlefield, textfield, fields = [] } = (control as ControlModel<'list'>).props;
  const heads = [titlefield, ...(textfield === undefined ? [] : [textfield])];
  return [...heads.map((name) => ({ name, title: '' })), ...fields].map((field, index) => ({
    ...field,
    key: `${index} ${field.name}`,
  }));
}

/** The rows of a table or list that are loaded, with their totals and how many of all rows they are. */
export function serverTable(table: TableModel, { hidden }: PaperOptions): PaperTable {
  const { page } = table;
  const { rows, count, summary } = table.state();
  const columns = columnsOf(table).filter(({ name }) => !hidden.has(name));
  const cellOf = (row: RowValues, { name, format, options }: ServerColumn): PaperText => {
    if (format !== 'tag') return { text: formatCell(row[name], format) };
    const option = options?.find(({ key }) => key === row[name]);
    return { text: option ? page.text(option.text) : formatCell(row[name]), tone: option?.tone ?? 'neutral' };
  };
  const totals = columns.flatMap(({ name, title, format }) => {
    const total = summary[name];
    if (total === undefined || rows.length === 0) return [];
    return [`${page.host.t('engine.table.total', { title: page.text(title) })} ${formatCell(total, format)}`];
  });
  const isPart = count !== undefined && count > rows.length;
  return {
    kind: 'table',
    name: table.name,
    // On screen it is the name of the table for screen readers alone.
    title: '',
    columns: inShares(
      columns.map(({ key, title, format, width }) => ({
        key,
        title: page.text(title),
        isNumeric: isNumeric(format),
        width,
      })),
    ),
    rows: rows.map((row) => ({ key: table.keyOf(row), cells: columns.map((column) => cellOf(row, column)) })),
    scope: isPart ? page.host.t('engine.print.part', { loaded: rows.length, total: count }) : '',
    totals,
  };
}
