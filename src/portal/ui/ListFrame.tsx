import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { ListFoot } from '../../ui/list/ListFoot';
import { StateNote } from '../../ui/StateNote';
import { useFocusHandOver } from '../../ui/useFocusHandOver';
import { useNarrow, useTight } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';
import { ColumnSettings, useColumnSettings } from './ColumnSettings';
import type { DataColumn, RowActionsOf } from './columns';
import type { DataTableProps } from './DataTable';
import type { FilterValues } from './FilterForm';
import { Page } from './Page';
import { PageHeader } from './PageHeader';
import { Pager } from './Pager';
import type { List } from './useListQuery';

/** Texts of an empty list, and the button for the next step. */
interface EmptyState {
  title: string;
  hint: string;
  action?: ReactNode;
}

/** Props shared by `ListScreen` and `ProListScreen`. */
export interface ListFrameProps<T, F extends FilterValues> {
  list: List<T, F>;
  /** The key under which the column settings are kept. */
  id: string;
  title: string;
  /** Names of the table and of the search form, for assistive technology. */
  label: string;
  searchLabel: string;
  columns: readonly DataColumn<T>[];
  /** Shown when the list is empty without filters. */
  empty: EmptyState;
  /** Shown when nothing matches the filters; a button that clears them is added. */
  noMatch: Omit<EmptyState, 'action'>;
  /** Opens a row, also by Enter. */
  onOpen?(row: T): void;
  /** The row that is open in the panel. */
  currentKey?: string;
  /** Rows can be selected; `list.selection` contains them. */
  isSelectable?: boolean;
  /** Why a row cannot be chosen; undefined when it can. */
  blockerOf?(row: T): string | undefined;
  /** What can be done with each row. */
  rowActions?: RowActionsOf<T>;
  /** Buttons of the page, the primary one last. */
  actions?: ReactNode;
  /** Buttons for the selected rows; shown while there are any. */
  selectionActions?: ReactNode;
  panel?: ReactNode;
}

interface FrameProps<T, F extends FilterValues> extends ListFrameProps<T, F> {
  /** The search form, if it is above the table. */
  filters?: ReactNode;
  /** Clears the search form; `list.reset` if `list` contains the fields. */
  onClearFilters(): void;
  /** Draws the table from these props. */
  children(table: DataTableProps<T>): ReactNode;
}

/** The frame of a list: header with count and refresh, foot with selection, column settings and paging. */
export function ListFrame<T, F extends FilterValues>(props: FrameProps<T, F>) {
  const { list, id, title, label, empty, noMatch, actions, rowActions, selectionActions, panel, filters } = props;
  const t = useT();
  const isNarrow = useNarrow();
  const isTight = useTight();
  const { arranged, change } = useColumnSettings(id, props.columns);
  const { selection, error, itemCount } = list;
  const [isSelecting, setIsSelecting] = useState(false);

  const chosen = selection.rows.size > 0 && {
    text: t('ui.selected', { count: selection.rows.size }),
    clearText: t('ui.selected.clear'),
    onClear: selection.clear,
    actions: selectionActions,
  };
  return (
    <Page
      head={
        <>
          <PageHeader
            title={title}
            count={error ? undefined : itemCount}
            note={list.isFiltered && t('ui.filtered')}
            refresh={{ isBusy: list.isFetching, onClick: list.reload }}
            actions={actions}
          />
          {filters}
        </>
      }
      foot={
        <ListFoot
          selection={chosen || undefined}
          slowText={list.isFetching ? t('ui.slow') : undefined}
          selecting={
            isNarrow && props.isSelectable
              ? {
                  isOn: isSelecting,
                  text: t(isSelecting ? 'ui.columns.close' : 'ui.select.start'),
                  toggle: () => setIsSelecting(!isSelecting),
                }
              : undefined
          }
        >
          {!isNarrow && <ColumnSettings arranged={arranged} change={change} />}
          <Pager page={list.page} itemCount={error ? undefined : itemCount} onChange={list.turnPage} />
        </ListFoot>
      }
      panel={panel}
    >
      {props.children({
        label,
        columns: isNarrow ? props.columns : arranged.filter(({ isShown }) => isShown),
        rowKey: list.rowKey,
        rows: list.rows,
        isLoading: list.isLoading,
        error,
        onRetry: list.reload,
        onOpen: props.onOpen,
        currentKey: props.currentKey,
        selection: props.isSelectable ? { ...selection, blockerOf: props.blockerOf } : undefined,
        isSelecting,
        rowActions: rowActions && { ...rowActions, isTight, nameOf: selection.nameOf },
        fresh: list.fresh,
        empty: list.isFiltered ? <NoMatch {...noMatch} onClear={props.onClearFilters} /> : <StateNote {...empty} />,
      })}
    </Page>
  );
}

/** In place of rows that the filters have left out. The button hands the focus to the rows that replace it. */
function NoMatch({ onClear, ...texts }: Omit<EmptyState, 'action'> & { onClear(): void }) {
  const t = useT();
  const note = useRef<HTMLDivElement>(null);
  useFocusHandOver(note);
  return (
    <StateNote
      ref={note}
      {...texts}
      action={
        <Button size="middle" onClick={onClear}>
          {t('ui.filter.clear')}
        </Button>
      }
    />
  );
}
