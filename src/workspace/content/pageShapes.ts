import { integer, maxValue, minValue, number, object, optional, pipe, record, safeParse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { PageStatus } from '@/common/constants/page';
import { isRecord } from '@/common/isRecord';
import type { Records } from '@/services/storage/records';
import { readJson } from './frameOptions';

/** More than this would not fit on the screen. */
const MAX_COUNT = 30;
const MAX_COLUMNS = 4;

/** A stored number may be anything; each is an element of the placeholder. */
const countTo = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most));

const shapeSchema = object({
  /** Fields of the search above a table. */
  filters: countTo(0, MAX_COUNT),
  /** Input fields of a form. */
  fields: countTo(0, MAX_COUNT),
  /** Tables, lists and arrays. */
  tables: countTo(0, MAX_COUNT),
  /** Of the fields. */
  columns: countTo(1, MAX_COLUMNS),
  /** The heights of its dialog in pixels, by page status, when the page had loaded. */
  heights: optional(record(string(), number())),
});

/** What a page consists of, for its placeholder while it loads. */
export type PageShape = Readonly<InferOutput<typeof shapeSchema>>;

/** The shapes of pages, kept from one visit to the next. */
export interface PageShapes {
  /** The last known shape by page code or native route; undefined for what was never loaded here. */
  get(key: string): PageShape | undefined;
  /** Notes the shape of a page or native screen. Another shape than before forgets the heights. */
  note(key: string, shape: PageShape): void;
  /** Notes the height of the page's dialog. */
  noteHeight(pageCode: string, status: PageStatus | undefined, heightPx: number): void;
}

const KEY = 'page-shapes';
const MAX_SHAPES = 100;
const MAX_DEPTH = 8;

const TABLES = new Set(['table', 'list', 'array']);
/** Controls that take the place of no field. */
const OTHERS = new Set([
  'button',
  'buttongroup',
  'label',
  'link',
  'html',
  'divider',
  'chart',
  'barcode',
  'report',
  'toolbar',
]);

type Parts = Omit<PageShape, 'columns' | 'heights'>;

function count(controls: unknown, isSearch: boolean, depth = 0): Parts {
  const shape = { filters: 0, fields: 0, tables: 0 };
  if (!Array.isArray(controls) || depth > MAX_DEPTH) return shape;
  for (const control of controls.filter(isRecord)) {
    const type = String(control.type);
    if (TABLES.has(type)) shape.tables += 1;
    else if (Array.isArray(control.controls)) {
      const inner = count(control.controls, isSearch || type === 'search', depth + 1);
      shape.filters += inner.filters;
      shape.fields += inner.fields;
      shape.tables += inner.tables;
    } else if (!OTHERS.has(type)) shape[isSearch ? 'filters' : 'fields'] += 1;
  }
  return shape;
}

/** A shape whose placeholder fits on the screen. */
export const bounded = ({ filters, fields, tables, columns }: Omit<PageShape, 'heights'>): PageShape => ({
  filters: Math.min(filters, MAX_COUNT),
  fields: Math.min(fields, MAX_COUNT),
  tables: Math.min(tables, MAX_COUNT),
  columns: Math.min(columns, MAX_COLUMNS),
});

/** The shape of a protocol as the server sent it; controls of fragments do not count. */
export function shapeOf(protocol: unknown): PageShape {
  const read = readJson(protocol);
  const { controls, pageinfo } = isRecord(read) ? read : {};
  const columns = Number(isRecord(pageinfo) ? pageinfo.columns : undefined);
  return bounded({ ...count(controls, false), columns: columns >= 1 ? Math.floor(columns) : 1 });
}

/** The measures of the placeholder: `PageSkeleton.module.css`, and the page's padding, bar and footer in a dialog. */
const FIELD_HEIGHT_PX = 76;
const TABLE_HEIGHT_PX = 160;
const FRAME_HEIGHT_PX = 125;

/** How high a dialog with a page of this shape is, roughly: what it opens with before the page was ever loaded. */
export function roughHeight({ filters, fields, tables, columns }: PageShape): number {
  const rows = Math.ceil((filters + fields) / columns);
  return FRAME_HEIGHT_PX + rows * FIELD_HEIGHT_PX + tables * TABLE_HEIGHT_PX;
}

/** The height of the dialog of a page with a status; undefined when it was never loaded. */
export const heightOf = (shape: PageShape | undefined, status: PageStatus | undefined): number | undefined =>
  shape?.heights?.[String(status)];

/** Shapes in the records of the account, the most recently used last. */
export function createPageShapes(records: Records): PageShapes {
  const stored = safeParse(record(string(), shapeSchema), records.read(KEY));
  const shapes = new Map<string, PageShape>(stored.success ? Object.entries(stored.output) : []);
  const keep = (key: string, shape: PageShape) => {
    const isNews = JSON.stringify(shapes.get(key)) !== JSON.stringify(shape);
    shapes.delete(key);
    shapes.set(key, shape);
    if (!isNews) return;
    [...shapes.keys()].slice(0, -MAX_SHAPES).forEach((oldest) => shapes.delete(oldest));
    records.write(KEY, Object.fromEntries(shapes));
  };
  return {
    get: (key) => shapes.get(key),
    note(key, shape) {
      const { heights, ...before } = shapes.get(key) ?? {};
      const isSame = heights && JSON.stringify(before) === JSON.stringify(shape);
      keep(key, isSame ? { ...shape, heights } : shape);
    },
    noteHeight(pageCode, status, heightPx) {
      const shape = shapes.get(pageCode);
      if (shape) keep(pageCode, { ...shape, heights: { ...shape.heights, [String(status)]: heightPx } });
    },
  };
}
