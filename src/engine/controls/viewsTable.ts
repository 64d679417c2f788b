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
import { block, input, press } from './views';
import type { SomeViews } from './views';

const views: SomeViews = {
  text: input(TextInput),
  number: input(NumberInput),
  select: input(SelectInput, selectWidget),
  date: input(DateInput, dateWidget),
  label: block(LabelBlock),
  button: press(ButtonBlock),
  row: block(RowBlock, true),
  search: block(SearchBlock, true),
  table: block(TableBlock, true),
  array: block(ArrayBlock, true),
};

/** Adds the views of more control types. */
export function addViews(more: SomeViews): void {
  Object.assign(views, more);
}

/** How the control types are shown that are known so far. */
export const VIEWS: Readonly<SomeViews> = views;
