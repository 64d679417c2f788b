import type { AxisNode } from './axisTree';
import { NO_SOURCE } from './axisTree';

/** A row or a column of figures. A folded group is the subtotal that stands for its members. */
export interface AxisItem {
  readonly kind: 'leaf' | 'subtotal' | 'total';
  /** The level of its last member, 0 the outermost; -1 of the grand total. */
  readonly level: number;
  /** The keys of its members and their texts. */
  readonly path: readonly string[];
  readonly texts: readonly string[];
  /** Index of its key in the answer; -1 where the answer has no figures for it. */
  readonly source: number;
}

/** A header: it covers `span` items from `start` on, and `levelSpan` levels from `level` on. */
export interface HeaderSpan {
  readonly kind: 'group' | 'leaf' | 'subtotal' | 'total' | 'value';
  /** Names the group, for folding. */
  readonly id: string;
  readonly label: string;
  readonly path: readonly string[];
  /** Index of the key of its members in the answer; -1 where the answer has no figures for them. */
  readonly source: number;
  readonly level: number;
  readonly levelSpan: number;
  readonly start: number;
  readonly span: number;
  /** Undefined: it cannot be folded. */
  readonly isFolded: boolean | undefined;
}

export interface Axis<Item extends AxisItem = AxisItem> {
  readonly levels: number;
  readonly items: readonly Item[];
  readonly headers: readonly HeaderSpan[];
  /** The header that covers an item at a level, by level and item. */
  readonly headerAt: readonly (readonly HeaderSpan[])[];
}

export interface AxisOptions {
  levels: number;
  /** Ids of the groups that are folded. */
  folded: ReadonlySet<string>;
  showSubtotals: boolean;
  /** The children of a node in their order; `level` is theirs. */
  order?: (children: readonly AxisNode[], level: number) => readonly AxisNode[];
}

/** Indexes headers by the places that they cover. */
export function headersAt(headers: readonly HeaderSpan[], levels: number): HeaderSpan[][] {
  const places = Array.from({ length: levels }, (): HeaderSpan[] => []);
  for (const header of headers) {
    for (const covered of places.slice(header.level, header.level + header.levelSpan)) {
      for (let item = header.start; item < header.start + header.span; item += 1) covered[item] = header;
    }
  }
  return places;
}

/** The visible items of a tree with their headers. A subtotal follows its members, the grand total comes last. */
export function layoutAxis(root: AxisNode, options: AxisOptions): Axis {
  const { folded, showSubtotals, order = (children) => children } = options;
  // An axis without dimensions has the grand total alone, which needs a place for its header.
  const levels = Math.max(1, options.levels);
  const items: AxisItem[] = [];
  const headers: HeaderSpan[] = [];

  const addItem = (kind: AxisItem['kind'], node: AxisNode) => {
    const { path, texts, source } = node;
    items.push({ kind, level: path.length - 1, path, texts, source });
  };
  const addHeader = (
    kind: HeaderSpan['kind'],
    { id, texts, path, source }: AxisNode,
    place: Pick<HeaderSpan, 'level' | 'levelSpan' | 'start' | 'span'> & { isFolded?: boolean },
  ) => headers.push({ kind, id, label: texts.at(-1) ?? '', path, source, isFolded: undefined, ...place });

  const visit = (node: AxisNode, level: number) => {
    for (const child of order(node.children, level)) {
      const start = items.length;
      const alone = { level, start, span: 1, levelSpan: levels - level };
      const isGroup = child.children.length > 0;
      if (child.path.length === options.levels) {
        addItem('leaf', child);
        addHeader('leaf', child, alone);
      } else if (!isGroup || folded.has(child.id)) {
        addItem('subtotal', child);
        addHeader('group', child, isGroup ? { ...alone, isFolded: true } : alone);
      } else {
        visit(child, level + 1);
        if (showSubtotals && child.source !== NO_SOURCE) {
          const last = { level: level + 1, start: items.length, span: 1, levelSpan: levels - level - 1 };
          addItem('subtotal', child);
          addHeader('subtotal', child, last);
        }
        addHeader('group', child, { level, start, span: items.length - start, levelSpan: 1, isFolded: false });
      }
    }
  };
  visit(root, 0);
  if (root.source !== NO_SOURCE) {
    addHeader('total', root, { level: 0, start: items.length, span: 1, levelSpan: levels });
    addItem('total', root);
  }
  return { levels, items, headers, headerAt: headersAt(headers, levels) };
}
