import { array, nullish, object, picklist, pipe, rawTransform, string, transform, union } from 'valibot';
import type { Platform } from '../../domain/platform';
import { accountImport } from '../../domain/spreadsheets/models/accounts';
import { customerImport } from '../../domain/spreadsheets/models/customers';
import type { ImportModel } from '../../domain/spreadsheets/models/importModel';
import { DUPLICATE_STRATEGIES } from '../../domain/spreadsheets/models/importModel';
import { orderImport } from '../../domain/spreadsheets/models/orders';
import type { ImportInput } from '../../domain/spreadsheets/createSpreadsheets';
import type { Language } from '../../domain/languages/table';
import { accountContext } from '../accountContext';
import { text } from '../fields';
import { parseInput } from '../input';

/** Imports by code of the business model. */
export const importModels = (
  platform: Platform,
  caller: Parameters<typeof accountContext>[1],
): ReadonlyMap<string, ImportModel> =>
  new Map([
    ['customer', customerImport],
    ['order', orderImport],
    ['account', accountImport(accountContext(platform, caller))],
  ]);

/** A list of texts, also written as JSON. */
export const textList = pipe(
  nullish(union([array(string()), string()]), []),
  rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    const { value } = dataset;
    if (typeof value !== 'string') return value;
    if (value.trim() === '') return [];
    try {
      return JSON.parse(value);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      addIssue({ message: 'No JSON' });
      return NEVER;
    }
  }),
  array(string()),
);

/** Without a rule, as in the foreground, an existing record is an error: nothing is overwritten or left out unsaid. */
const strategy = pipe(
  text,
  transform((value) => value || 'error'),
  picklist(DUPLICATE_STRATEGIES),
);

const importSchema = object({
  impfile: object({ fileurl: text, filename: text, sheetnames: textList, _dupstrategy: strategy }),
});

/** The import that the body asks for. Throws 400. */
export function importInput(model: ImportModel, body: unknown, language: Language): ImportInput {
  const { impfile } = parseInput(importSchema, body);
  return {
    model,
    fileUrl: impfile.fileurl,
    filename: impfile.filename,
    sheetNames: impfile.sheetnames,
    strategy: impfile._dupstrategy,
    language,
  };
}
