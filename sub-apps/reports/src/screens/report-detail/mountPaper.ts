import type { PrintContent } from '@atrium/portal/contract/portal';
import type { Translate } from '@atrium/portal/sdk';
import type { Report } from '../../api/report';
import { pathText } from './pathText';
import type { TextTable } from './wholeTable';
import styles from './paper.module.css';

/** Cells that are laid out at once, in a few hundredths of a second. */
const BATCH_CELLS = 600;
/** From so many columns on the sheet lies. */
const WIDE_COLUMNS = 8;

/**
 * The whole table of a report for the host's print preview, below its name, what was drilled into, and its conditions.
 * @param switchedTo The name of the dimension that the report was switched to, where the table does not tell it.
 */
export function mountPaper(
  t: Translate,
  report: Report,
  { head, rows, nameColumns, leftOut }: TextTable,
  switchedTo: string | undefined,
): PrintContent {
  const columnCount = head.at(-1)?.length ?? 0;
  const conditions = report.applied.map(({ code, text }) => {
    const name = report.slices.find((slice) => slice.code === code)?.name ?? code;
    return t('reports.condition.tag', { name, value: text });
  });
  const mount = (paper: HTMLElement) => {
    const page = paper.ownerDocument;
    const element = (tag: string, parent: Element, text = '') => {
      const created = page.createElement(tag);
      created.textContent = text;
      parent.append(created);
      return created;
    };
    const root = element('article', paper);
    root.className = styles.paper ?? '';
    const block = (kind: string, text: string, className: string | undefined) => {
      const created = element('div', root, text);
      created.dataset.paper = kind;
      created.className = className ?? '';
      return created;
    };
    const grid = (parent: Element, part: 'thead' | 'tbody', lines: TextTable['rows']) => {
      const table = element('table', parent);
      const widths = element('colgroup', table);
      for (let index = 0; index < columnCount; index += 1) {
        element('col', widths).style.width = `${100 / columnCount}%`;
      }
      const body = element(part, table);
      for (const line of lines) {
        const row = element('tr', body);
        if (part === 'tbody') row.dataset.paper = 'row';
        line.forEach((text, index) => {
          const cell = element(part === 'thead' ? 'th' : 'td', row, text);
          if (index < nameColumns) cell.dataset.name = '';
        });
      }
    };

    block('head', report.name, styles.title);
    const place = [
      ...(switchedTo === undefined ? [] : [t('reports.print.dimension', { name: switchedTo })]),
      ...(report.path.length === 0 ? [] : [t('reports.print.path', { path: pathText(report.path) })]),
    ];
    if (place.length > 0) block('head', place.join('　'), styles.note);
    if (conditions.length > 0) block('head', conditions.join('　'), styles.note);
    if (leftOut > 0) {
      const note = block('head', t('reports.print.leftOut', { count: leftOut }), styles.note);
      note.dataset.scope = '';
    }
    const frame = element('div', root);
    frame.dataset.table = '';
    grid(frame, 'thead', head);
    const size = Math.max(1, Math.floor(BATCH_CELLS / Math.max(1, columnCount)));
    for (let start = 0; start < rows.length; start += size) {
      const batch = element('div', frame);
      batch.dataset.batch = '';
      batch.hidden = true;
      grid(batch, 'tbody', rows.slice(start, start + size));
    }
    return Promise.resolve(() => root.remove());
  };
  return { title: report.name, orientation: columnCount >= WIDE_COLUMNS ? 'landscape' : 'portrait', mount };
}
