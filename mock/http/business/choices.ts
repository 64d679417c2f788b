import { object } from 'valibot';
import { localise } from '../../domain/languages/localise';
import { toYuan } from '../../domain/money';
import { contains } from '../../domain/query/text';
import { sliceOptions } from '../../domain/reports/slices';
import { text } from '../fields';
import { defineBusinessApi } from './defineBusinessApi';
import { productText } from './orderShapes';

export const productoptions = defineBusinessApi('ORDER_VIEW', object({ keyword: text }), ({ keyword }, { company }) => {
  const hits = contains(keyword);
  return [...company.products.values()]
    .filter((product) => hits(productText(product)))
    .map((product) => ({
      key: product.id,
      text: productText(product),
      price: toYuan(product.priceCents),
      unit: product.unit,
      category: product.category,
    }));
});

/** The regions of the company, by which reports are filtered. */
export const regionoptions = defineBusinessApi('REPORT_VIEW', object({}), (_input, caller, { language }) =>
  sliceOptions(caller, 'region', language),
);

/** Possible owners of a record: the sellers whose orders and customers the caller could see. */
export const owneroptions = defineBusinessApi(
  'CUSTOMER_VIEW',
  object({ keyword: text }),
  ({ keyword }, caller, { language }) => {
    const hits = contains(keyword);
    return caller.company.sellers
      .filter((employee) => caller.scope.owner(employee) && hits(employee.name))
      .map(({ id, name, organisation }) => ({ key: id, text: name, orgname: localise(organisation.name, language) }));
  },
);
