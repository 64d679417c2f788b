import type { Branch, BranchingNode, FlowNode } from './flowNodes';
import { elbow } from './elbow';
import { isBranching } from './flowParts';
import type { FlowPart } from './flowParts';

export interface LayoutOptions {
  cardWidthPx: number;
  /** Between cards below each other; the button that inserts a node is in it. */
  gapPx: number;
  /** Between branches side by side. */
  columnGapPx: number;
  /** Around the diagram. */
  marginPx: number;
  /** The height of a card in pixels. */
  measure(part: FlowPart): number;
}

/** The corner and size of a card, in pixels of the diagram at 100 %. */
export interface PlacedPart {
  part: FlowPart;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A connector: into the card of a node or branch, or out of a branch to where its block joins. */
export interface FlowLine {
  kind: 'into' | 'out';
  targetId: string;
  /** The path of an SVG. */
  path: string;
  /** The card that it comes from, if it comes from one: its axis, and the middle of its height. */
  foot?: { x: number; middle: number };
}

/** A place for a node: its index in the nodes of a branch, or of the flow itself. */
export interface Slot {
  branchId: string | undefined;
  index: number;
}

/** A slot with the point where it is drawn. */
export interface PlacedSlot extends Slot {
  x: number;
  y: number;
}

export interface FlowLayout {
  width: number;
  height: number;
  /** By the id of the node or branch, in reading order. */
  parts: ReadonlyMap<string, PlacedPart>;
  lines: readonly FlowLine[];
  /** Between all cards, in reading order: none above the start or below the end. */
  slots: readonly PlacedSlot[];
}

interface Size {
  width: number;
  height: number;
}

/** Between the card of a branching node and those of its branches. */
const FAN_PX = 40;

/**
 * Places the cards of a flow: those of a list below each other on one axis, the branches of a block side by side and
 * joined again below. A block is as wide as its branches, and everything is centred on the axis of its list. Two passes
 * over the nodes: sizes from the inside, then places from the outside.
 */
export function layoutFlow(nodes: readonly FlowNode[], options: LayoutOptions): FlowLayout {
  const { cardWidthPx, gapPx, columnGapPx, marginPx, measure } = options;
  const sizes = new Map<FlowNode | Branch, Size>();
  const sizeOf = (item: FlowNode | Branch): Size => sizes.get(item) ?? { width: 0, height: 0 };
  const headHeights = new Map<FlowNode | Branch, number>();
  const headOf = (item: FlowNode | Branch): number => headHeights.get(item) ?? 0;

  function sizeList(list: readonly FlowNode[]): Size {
    list.forEach(sizeNode);
    const items = list.map(sizeOf);
    return {
      width: Math.max(cardWidthPx, ...items.map(({ width }) => width)),
      height: items.reduce((sum, { height }) => sum + height, 0) + gapPx * Math.max(0, items.length - 1),
    };
  }
  function sizeNode(node: FlowNode): void {
    const head = measure({ kind: 'node', node });
    headHeights.set(node, head);
    const branches = isBranching(node) ? node.branches : [];
    if (isBranching(node)) branches.forEach((branch, index) => sizeBranch(node, branch, index));
    const columns = branches.map(sizeOf);
    sizes.set(node, {
      width: Math.max(cardWidthPx, sum(columns.map(({ width }) => width)) + columnGapPx * (columns.length - 1)),
      height: columns.length === 0 ? head : head + FAN_PX + Math.max(...columns.map(({ height }) => height)),
    });
  }
  function sizeBranch(block: BranchingNode, branch: Branch, index: number): void {
    const head = measure({ kind: 'branch', branch, block, index });
    headHeights.set(branch, head);
    const { width, height } = sizeList(branch.nodes);
    sizes.set(branch, { width, height: head + gapPx + (branch.nodes.length > 0 ? height + gapPx : 0) });
  }

  const parts = new Map<string, PlacedPart>();
  const lines: FlowLine[] = [];
  const slots: PlacedSlot[] = [];

  /** The middles of the cards that end at a point. */
  const middles = new Map<string, number>();
  const footOf = (x: number, y: number): Pick<FlowLine, 'foot'> => {
    const middle = middles.get(`${x} ${y}`);
    return middle === undefined ? {} : { foot: { x, middle } };
  };
  function placeCard(id: string, part: FlowPart, axis: number, y: number, height: number): void {
    parts.set(id, { part, x: axis - cardWidthPx / 2, y, width: cardWidthPx, height });
    middles.set(`${axis} ${y + height}`, y + height / 2);
  }
  /** Places a list below a point of its axis. Returns the lower end of its last item. */
  function placeList(list: readonly FlowNode[], axis: number, top: number, branchId: string | undefined): number {
    let end = top;
    list.forEach((node, index) => {
      const isFirst = branchId === undefined && index === 0;
      const y = isFirst ? end : end + gapPx;
      if (!isFirst) {
        slots.push({ branchId, index, x: axis, y: end + gapPx / 2 });
        lines.push({ kind: 'into', targetId: node.id, path: elbow(axis, end, axis, y), ...footOf(axis, end) });
      }
      placeNode(node, axis, y);
      end = y + sizeOf(node).height;
    });
    return end;
  }
  function placeNode(node: FlowNode, axis: number, y: number): void {
    placeCard(node.id, { kind: 'node', node }, axis, y, headOf(node));
    if (!isBranching(node)) return;
    const { width, height } = sizeOf(node);
    const fan = y + headOf(node);
    let left = axis - width / 2 + (width - columnsWidth(node)) / 2;
    node.branches.forEach((branch, index) => {
      const column = left + sizeOf(branch).width / 2;
      const head = fan + FAN_PX;
      lines.push({
        kind: 'into',
        targetId: branch.id,
        path: elbow(axis, fan, column, head, fan + FAN_PX / 2),
        ...footOf(axis, fan),
      });
      placeCard(branch.id, { kind: 'branch', branch, block: node, index }, column, head, headOf(branch));
      const end = placeList(branch.nodes, column, head + headOf(branch), branch.id);
      slots.push({ branchId: branch.id, index: branch.nodes.length, x: column, y: end + gapPx / 2 });
      lines.push({
        kind: 'out',
        targetId: branch.id,
        path: elbow(column, end, axis, y + height, y + height),
        ...footOf(column, end),
      });
      left += sizeOf(branch).width + columnGapPx;
    });
  }
  const columnsWidth = ({ branches }: BranchingNode) =>
    sum(branches.map((branch) => sizeOf(branch).width)) + columnGapPx * (branches.length - 1);

  const whole = sizeList(nodes);
  placeList(nodes, marginPx + whole.width / 2, marginPx, undefined);
  return { width: whole.width + 2 * marginPx, height: whole.height + 2 * marginPx, parts, lines, slots };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
