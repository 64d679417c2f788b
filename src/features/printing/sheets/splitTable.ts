/** The look of the number above a group of columns. */
const LABEL_STYLE = { paddingBlock: '6px 4px', color: 'var(--color-muted)' };

const columnsOf = (row: HTMLTableRowElement, columns: readonly number[]): Node[] =>
  columns.flatMap((index) => row.cells[index]?.cloneNode(true) ?? []);

/** A row with some of its cells. The line above a section has one cell, which goes over all columns. */
function rowOf(row: HTMLTableRowElement, columns: readonly number[], total: number): HTMLTableRowElement {
  const [first] = row.cells;
  if (first && row.cells.length < total) {
    const copy = row.cloneNode(true) as HTMLTableRowElement;
    [...copy.cells].forEach((cell) => (cell.colSpan = columns.length));
    return copy;
  }
  const copy = row.cloneNode(false) as HTMLTableRowElement;
  copy.append(...columnsOf(row, columns));
  return copy;
}

function gridOf(grid: HTMLTableElement, columns: readonly number[]): HTMLTableElement {
  const copy = grid.cloneNode(false) as HTMLTableElement;
  const group = grid.ownerDocument.createElement('colgroup');
  const all = grid.querySelectorAll('col');
  group.append(...columns.flatMap((index) => all[index]?.cloneNode() ?? []));
  copy.append(group);
  for (const section of [grid.tHead, ...grid.tBodies]) {
    if (!section) continue;
    const copied = section.cloneNode(false) as HTMLTableSectionElement;
    copied.append(...[...section.rows].map((row) => rowOf(row, columns, all.length)));
    copy.append(copied);
  }
  return copy;
}

/**
 * Copies of a table on paper with a group of its columns each, and above each its number. @param pause Runs between two
 * batches of rows.
 */
export async function splitTable(
  table: HTMLElement,
  groups: readonly (readonly number[])[],
  pause: () => Promise<void>,
): Promise<HTMLElement[]> {
  const parts: HTMLElement[] = [];
  for (const [index, columns] of groups.entries()) {
    const part = table.ownerDocument.createElement('div');
    const label = table.ownerDocument.createElement('div');
    label.dataset.paper = 'head';
    label.textContent = `(${index + 1}/${groups.length})`;
    Object.assign(label.style, LABEL_STYLE);
    const copy = table.cloneNode(false) as HTMLElement;
    for (const child of table.children) {
      // Elements of another document are no instances of this document's classes.
      const grid = child.nodeName === 'TABLE' ? (child as HTMLTableElement) : child.querySelector('table');
      if (!grid) continue;
      const copied = gridOf(grid, columns);
      if (grid === child) {
        copy.append(copied);
        continue;
      }
      const batch = child.cloneNode(false) as HTMLElement;
      batch.append(copied);
      copy.append(batch);
      await pause();
    }
    part.append(label, copy);
    parts.push(part);
  }
  return parts;
}
