import type { CSSProperties } from 'react';
import type { Box, ControlNode } from '../../protocol/nodes';
import { isNumeric } from '../shared/formatCell';
import type { ArrangedColumn, Column } from './arrangeColumns';

/** What every cell of a column carries, in head and body. */
export interface CellLook {
  readonly 'data-fixed'?: 'left' | 'right';
  /** It borders on what scrolls. */
  readonly 'data-edge'?: true;
  readonly 'data-numeric'?: true;
  /** It stays in sight also where there is no room to freeze the other columns. */
  readonly 'data-actions'?: true;
  readonly style?: CSSProperties;
}

export interface CellLayout {
  readonly key: string;
  readonly column: Column;
  readonly look: CellLook;
  /** How its cells look below the head. */
  readonly box?: Box;
}

/** The cells of a row, from left to right. */
export interface RowLayout {
  readonly check?: CellLook;
  readonly cells: readonly CellLayout[];
  readonly actions?: CellLook;
  readonly isFrozen: boolean;
}

/** Cells beside the columns that a table has. */
interface Others {
  readonly hasCheck: boolean;
  readonly hasActions: boolean;
}

type Side = NonNullable<Column['fixed']>;

/** The CSS variable with the distance of a frozen cell from its side; `place` counts from there. */
export const frozenVariable = (side: Side, place: number): string => `--frozen-${side}-${place}`;

function frozen(side: Side, place: number, count: number): CellLook {
  const distance = `var(${frozenVariable(side, place)})`;
  return {
    'data-fixed': side,
    'data-edge': place === count - 1 || undefined,
    style: side === 'left' ? { insetInlineStart: distance } : { insetInlineEnd: distance },
  };
}

/** The check column is frozen with columns at the left. The buttons of the rows are always frozen at the right. */
export function layoutCells(
  columns: readonly ArrangedColumn[],
  { hasCheck, hasActions }: Others,
  boxes: ControlNode['columnBoxes'] = {},
): RowLayout {
  const shown = columns.filter(({ isShown }) => isShown);
  const countOf = (side: Side) => shown.filter(({ column }) => column.fixed === side).length;
  const [lefts, rights] = [countOf('left'), countOf('right')];
  const left = lefts === 0 ? 0 : lefts + Number(hasCheck);
  const right = rights + Number(hasActions);
  const lookOf = (fixed: Side | undefined, index: number) => {
    if (fixed === 'left') return frozen('left', index + Number(hasCheck), left);
    return fixed === 'right' ? frozen('right', shown.length - 1 - index + Number(hasActions), right) : {};
  };
  return {
    check: hasCheck ? (left > 0 ? frozen('left', 0, left) : {}) : undefined,
    cells: shown.map(({ key, column }, index) => ({
      key,
      column,
      box: boxes[column.name],
      look: {
        ...lookOf(column.fixed, index),
        'data-numeric': isNumeric(column.format) || undefined,
      },
    })),
    actions: hasActions ? { ...frozen('right', 0, right), 'data-actions': true } : undefined,
    isFrozen: left + right > 0,
  };
}
