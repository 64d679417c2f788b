import { object } from 'valibot';
import { maySee } from '../../domain/accounts/caller';
import { localise } from '../../domain/languages/localise';
import { toYuan } from '../../domain/money';
import { contains } from '../../domain/orders/filter';
import { text } from '../fields';
import { defineBusinessApi } from './defineBusinessApi';

export const productoptions = defineBusinessApi('ORDER_VIEW', object({ keyword: text }), ({ keyword }, { company }) => {
  const hits = contains(keyword);
  return [...company.products.values()]
    .filter(({ name, spec }) => hits(`${name} ${spec}`))
    .map(({ id, name, spec, unit, category, priceCents }) => ({
      key: id,
      text: `${name} ${spec}`,
      price: toYuan(priceCents),
      unit,
      category,
    }));
});

/** Who may be made responsible: everybody who sells, or only the caller where she sees only what is hers. */
export const owneroptions = defineBusinessApi(
  'CUSTOMER_VIEW',
  object({ keyword: text }),
  ({ keyword }, caller, { language }) => {
    const hits = contains(keyword);
    return caller.company.sellers
      .filter((employee) => maySee(caller, employee) && hits(employee.name))
      .map(({ id, name, organisation }) => ({ key: id, text: name, orgname: localise(organisation.name, language) }));
  },
);
