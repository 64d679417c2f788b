import type { Layout } from '../api/reportQuery';

/**
 * The layout that is seen after a switch of the dimension, as the platform does it: the dimension takes the place of the
 * first column of a cross table, else of the first row. One that the layout uses already changes places with it.
 */
export function switchedLayout(layout: Layout, dimension: string | undefined): Layout {
  const replaced = layout.columns[0] ?? layout.rows[0];
  if (dimension === undefined || replaced === undefined) return layout;
  const swap = (code: string) => (code === replaced ? dimension : code === dimension ? replaced : code);
  return { ...layout, rows: layout.rows.map(swap), columns: layout.columns.map(swap) };
}
