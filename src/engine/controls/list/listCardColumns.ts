import type { TableOf } from '../../model/tableModel';
import type { CardColumn, CardColumns } from '../table/cardColumns';

type ListProps = Pick<TableOf<'list'>['props'], 'titlefield' | 'textfield' | 'fields'>;

/** What a list shows on a card of a small screen: all its fields, the last money among them as the amount. */
export function listCardColumns(
  { titlefield, textfield, fields = [] }: ListProps,
  links: Readonly<Record<string, unknown>>,
): CardColumns {
  const columns = fields.map((column, index): CardColumn => ({ key: String(index), column }));
  const amount = columns.findLast(({ column }) => column.format === 'money');
  const others = columns.filter((column) => column !== amount);
  const isTag = ({ column }: CardColumn) => column.format === 'tag';
  const untitled = (name: string): CardColumn => ({ key: name, column: { name, title: '' } });
  return {
    title: untitled(titlefield),
    text: textfield === undefined ? undefined : untitled(textfield),
    amount,
    tags: others.filter(isTag),
    details: others.filter((column) => !isTag(column)),
    links: columns.filter(({ column }) => column.name in links),
  };
}
