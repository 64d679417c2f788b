import type { ComponentType } from 'react';
import type { ControlModel } from '../model/controlModel';
import type { Field } from '../model/field';
import type { ControlType } from '../protocol/nodes';
import { ArrayBlock } from './array/ArrayBlock';
import { ButtonBlock } from './button/ButtonBlock';
import { DateInput, dateWidget } from './date/DateInput';
import { LabelBlock } from './label/LabelBlock';
import { NumberInput } from './number/NumberInput';
import { RowBlock } from './row/RowBlock';
import { SearchBlock } from './search/SearchBlock';
import { SelectInput, selectWidget } from './select/SelectInput';
import { TableBlock } from './table/TableBlock';
import { TextInput } from './text/TextInput';
import type { ControlViews, Preloadable, Views } from './views';

/** The one place where a view of one type is taken for a view of any: `VIEWS` is asked by the control's own type. */
const input = <T extends ControlType>(Input: ComponentType<{ field: Field<T> }>, live?: Preloadable): ControlViews => ({ Input: Input as ComponentType<{ field: Field }>, live });
const block = <T extends ControlType>(Block: ComponentType<{ control: ControlModel<T> }>, isWide = false): ControlViews => ({ Block: Block as ComponentType<{ control: ControlModel }>, isWide });

/** The views of every control type. A wide block takes the whole line of a form's grid. */
export const VIEWS: Views = {
  text: input(TextInput),
  number: input(NumberInput),
  select: input(SelectInput, selectWidget),
  date: input(DateInput, dateWidget),
  label: block(LabelBlock),
  button: block(ButtonBlock),
  row: block(RowBlock, true),
  search: block(SearchBlock, true),
  table: block(TableBlock, true),
  array: block(ArrayBlock, true),
};
