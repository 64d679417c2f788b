import type { Customer, Order } from '../company/entities';
import type { KeyOf } from './dimensions';
import type { Fact } from './fact';

/** Sums of one combination of members. */
export interface Cell {
  orders: number;
  customers: number;
  qty: number;
  amountCents: number;
  visits: number;
  /** The same days of the year and of the month before; undefined without any line. */
  lastYearCents: number | undefined;
  lastMonthCents: number | undefined;
  /** The order and customer of the latest fact. Equal ones are adjacent, so comparing with it counts each once. */
  latestOrder: Readonly<Order> | undefined;
  latestCustomer: Customer | undefined;
}

export const createCell = (): Cell => ({
  orders: 0,
  customers: 0,
  qty: 0,
  amountCents: 0,
  visits: 0,
  lastYearCents: undefined,
  lastMonthCents: undefined,
  latestOrder: undefined,
  latestCustomer: undefined,
});

/** Adds a fact to a cell. */
export type AddTo = (cell: Cell, fact: Fact) => void;

/** The lines of an order, and the orders of a customer, must follow one another. */
export const addLine: AddTo = (cell, { order, customer, qty, amountCents }) => {
  if (cell.latestOrder !== order) {
    cell.latestOrder = order;
    cell.orders += 1;
  }
  if (cell.latestCustomer !== customer) {
    cell.latestCustomer = customer;
    cell.customers += 1;
  }
  cell.qty += qty;
  cell.amountCents += amountCents;
};
export const addVisit: AddTo = (cell) => {
  cell.visits += 1;
};
export const addLastYear: AddTo = (cell, { amountCents }) => {
  cell.lastYearCents = (cell.lastYearCents ?? 0) + amountCents;
};
export const addLastMonth: AddTo = (cell, { amountCents }) => {
  cell.lastMonthCents = (cell.lastMonthCents ?? 0) + amountCents;
};

/** A member below the members of the dimensions before it; the root is all members. */
export interface AxisNode {
  key: string;
  index: number;
  children: Map<string, AxisNode>;
}

export interface Axis {
  dimensions: readonly KeyOf[];
  /** Most nodes with the root. */
  most: number;
  /** The error of an axis with more nodes. */
  tooMany(): Error;
}

function createTree({ dimensions, most, tooMany }: Axis) {
  let count = 0;
  const add = (key: string): AxisNode => {
    if (count >= most) throw tooMany();
    return { key, index: count++, children: new Map() };
  };
  const root = add('');
  const path: AxisNode[] = [root];
  return {
    root,
    /** The nodes of the fact from the root down; the next call changes the list. */
    pathOf(fact: Fact): readonly AxisNode[] {
      let node = root;
      for (let level = 0; level < dimensions.length; level += 1) {
        const key = (dimensions[level] as KeyOf)(fact);
        let child = node.children.get(key);
        if (!child) {
          child = add(key);
          node.children.set(key, child);
        }
        node = child;
        path[level + 1] = node;
      }
      return path;
    },
  };
}

/**
 * Sums facts for every member of the rows crossed with every member of the columns, and all subtotals up to the grand
 * total (all grouping sets), in one pass.
 */
export function createCube(rowAxis: Axis, columnAxis: Axis) {
  const rows = createTree(rowAxis);
  const columns = createTree(columnAxis);
  const cells: (Cell | undefined)[][] = [];
  return {
    rows: rows.root,
    columns: columns.root,
    add(fact: Fact, addTo: AddTo): void {
      const rowPath = rows.pathOf(fact);
      const columnPath = columns.pathOf(fact);
      for (const row of rowPath) {
        const ofRow = (cells[row.index] ??= []);
        for (const column of columnPath) addTo((ofRow[column.index] ??= createCell()), fact);
      }
    },
    /** Undefined: no fact has these members. */
    cellAt: (row: AxisNode, column: AxisNode): Cell | undefined => cells[row.index]?.[column.index],
  };
}
export type Cube = ReturnType<typeof createCube>;
