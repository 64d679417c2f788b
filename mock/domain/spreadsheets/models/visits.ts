import type { Visit } from '../../company/entities';
import { CATEGORIES } from '../../dictionaries/dictionary';
import type { ExportColumn } from './exportModel';

export const visitColumns: readonly ExportColumn<Visit>[] = [
  { key: 'visitdate', title: 'visit.date', type: 'date', value: ({ day }) => day },
  { key: 'customername', title: 'order.customer', type: 'text', value: ({ customer }) => customer.name },
  { key: 'ownername', title: 'visit.by', type: 'text', value: ({ employee }) => employee.name },
  { key: 'arrival', title: 'visit.arrival', type: 'text', value: ({ arrival }) => arrival },
  { key: 'minutes', title: 'visit.minutes', type: 'number', value: ({ minutes }) => minutes },
  {
    key: 'purpose',
    title: 'visit.purpose',
    type: 'name',
    category: CATEGORIES.visitPurpose,
    value: (row) => row.purpose,
  },
  { key: 'result', title: 'visit.result', type: 'text', value: ({ summary }) => summary },
];
