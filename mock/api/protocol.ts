import { object } from 'valibot';
import { NATIVE_FUNCTIONS } from '../domain/functions';
import { findGalleryPage } from '../domain/gallery/pages';
import { findFragment, findPage } from '../domain/protocols';
import { notFound } from '../domain/apiError';
import { XLSX_TYPE } from '../domain/spreadsheets/createSpreadsheets';
import { writeTemplate } from '../domain/spreadsheets/template';
import { findWidgetFile, scriptsOf, widgetsOf } from '../domain/widgets';
import { tenantCall, positionCall } from '../http/calls';
import { text, texts } from '../http/fields';
import { binaryFile, file } from '../http/reply';
import { importModels } from '../http/spreadsheets/importInput';

const PAGES = '/api/teapi/protocol/uiprotocol';
const nothing = object({});
/** Status of a page in use. */
const IN_USE = 1;

/** Page protocols, start-up scripts and widgets (shell spec §7). */
export default {
  [`POST ${PAGES}/getnativefunctions`]: tenantCall(nothing, () => NATIVE_FUNCTIONS),
  [`POST ${PAGES}/getwebuiscripts`]: tenantCall(nothing, (_input, { tenantCode }) => scriptsOf(tenantCode)),
  [`POST ${PAGES}/getwidgets`]: tenantCall(nothing, (_input, { tenantCode }) =>
    widgetsOf(tenantCode).map(({ name, fileKey, updatedAt, contentHash }) => ({
      ename: name,
      updatetime: updatedAt,
      mainfilekey: fileKey,
      mainfilehash: contentHash ?? '',
    })),
  ),

  [`POST ${PAGES}/getprotocolbypagecode`]: positionCall(
    undefined,
    object({ pagecode: text, pagetype: text, __noauthpass: text }),
    (input) => {
      const page = findPage(input.pagecode) ?? findGalleryPage(input.pagecode);
      if (!page) throw notFound('page.not_found');
      const { pageCode, pageType, protocol, updatedAt } = page;
      return { pagecode: pageCode, pagetype: pageType, protocol, metadata: {}, status: IN_USE, updatetime: updatedAt };
    },
  ),

  [`POST ${PAGES}/getprotocolfragments`]: positionCall(undefined, object({ codes: texts }), ({ codes }) =>
    codes.flatMap((code) => {
      const protocol = findFragment(code);
      return protocol === undefined ? [] : [{ code, protocol }];
    }),
  ),

  'GET /api/teapi/protocol/file/download': tenantCall(
    object({ filekey: text }),
    ({ filekey }, { tenantCode, company }, { language, platform }) => {
      const template = [...importModels(platform, { company }).values()].find((model) => model.template === filekey);
      if (template) return binaryFile(writeTemplate(template, company, language), XLSX_TYPE);
      const program = findWidgetFile(tenantCode, filekey);
      if (program === undefined) throw notFound('file.not_found');
      return file(program, 'text/javascript');
    },
  ),
};
