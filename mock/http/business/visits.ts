import { object } from 'valibot';
import { isoDay } from '../../domain/calendar';
import { CATEGORIES } from '../../domain/dictionaries/dictionary';
import { itemTexts } from '../../domain/dictionaries/options';
import { queryVisits } from '../../domain/visits/queryVisits';
import { optionalDay, pagingEntries, text, toPageRequest } from '../fields';
import { defineBusinessApi } from './defineBusinessApi';

export const visitquery = defineBusinessApi(
  'VISIT_VIEW',
  object({ keyword: text, purpose: text, datefrom: optionalDay, dateto: optionalDay, ...pagingEntries }),
  (input, caller, { language }) => {
    const purposeText = itemTexts(caller.company, CATEGORIES.visitPurpose, language);
    const filter = { keyword: input.keyword, purpose: input.purpose, from: input.datefrom, to: input.dateto };
    const { rows, count } = queryVisits(caller, filter, toPageRequest(input));
    return {
      items: rows.map(({ id, customer, employee, day, arrival, minutes, purpose, summary }) => ({
        visitid: id,
        visitdate: isoDay(day),
        customerid: customer.id,
        customername: customer.name,
        ownerid: employee.id,
        ownername: employee.name,
        arrival,
        minutes,
        purpose,
        purposename: purposeText(purpose),
        result: summary,
      })),
      __itemcount: count,
    };
  },
);
