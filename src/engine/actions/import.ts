import { defineAction } from './defineAction';
import { inputOf, serviceOf } from './spreadsheetInput';

/** The import modal (business spec §4). Later steps read how it ended, so that they can read the rows again. */
export default defineAction({
  type: 'import',
  run: ({ params, page: { pageCode }, host }) =>
    host.spreadsheet.import({
      service: serviceOf(params),
      pageCode,
      title: params.title,
      api: params.api,
      input: inputOf(params.input, { action: 'import', pageCode, t: host.t }),
      templateKey: params.template,
      duplicateRules: (params.duplicates ?? []).map(({ key, text, isselected }) => ({
        key: String(key),
        text,
        isSelected: isselected === 1,
      })),
      columns: (params.columns ?? []).map(({ title, type, required, unique, maxlength, options }) => ({
        title,
        type,
        isRequired: required === 1,
        isUnique: unique === 1,
        ...(maxlength !== undefined && { maxLength: maxlength }),
        ...(options && { options }),
      })),
    }),
});
