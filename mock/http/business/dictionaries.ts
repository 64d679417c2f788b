import { object, record, string } from 'valibot';
import { notFound } from '../../domain/apiError';
import { defaultItem, findCategory, itemsByCode } from '../../domain/dictionaries/options';
import { localise } from '../../domain/languages/localise';
import { contains } from '../../domain/query/text';
import { text } from '../fields';
import { parseInput } from '../input';
import type { BusinessApi } from './defineBusinessApi';

const optionsSchema = object({ category: text, keyword: text });
const defaultsSchema = object({ fields: record(string(), text) });

/**
 * The options of a category, in order. A disabled one has status 0: a record that has it shows its text, but it is not
 * offered. Anybody may read them, because pages of all kinds offer them.
 */
export const dictionaryoptions: BusinessApi = (input, { company }, { language }) => {
  const { category, keyword } = parseInput(optionsSchema, input);
  if (!findCategory(company, category)) throw notFound('dictionary.not_found');
  const hits = contains(keyword);
  return itemsByCode(company, category)
    .map(({ code, names, isEnabled, isDefault }) => ({
      key: code,
      text: localise(names, language),
      status: isEnabled ? 1 : 0,
      isselected: isEnabled && isDefault ? 1 : 0,
    }))
    .filter((option) => hits(option.text));
};

/** The values that a new record begins with, by field; `fields` names the category of each. With `{field}name`: the text. */
export const dictionarydefaults: BusinessApi = (input, { company }, { language }) =>
  Object.fromEntries(
    Object.entries(parseInput(defaultsSchema, input).fields).flatMap(([field, category]) => {
      const item = defaultItem(company, category);
      return item ? [[field, item.code] as const, [`${field}name`, localise(item.names, language)] as const] : [];
    }),
  );
