import { array, literal, maxLength, object, pipe, string, transform, union, unknown } from 'valibot';
import { actorOf } from '../domain/accounts/caller';
import { changeSettings, changeTemplate } from '../domain/config/manageConfig';
import { positionCall } from '../http/calls';
import { configItemShape, settingsOf } from '../http/configItems';
import { text } from '../http/fields';
import { administrationOf, stampShape } from '../http/recordCalls';

const CONFIG = '/api/teapi/rolepermission/globalconfig';
const TEMPLATE = '/api/teapi/ms-biz/workreport';
const LONGEST_TEMPLATE = 20_000;

/** The global configuration of the product has the type 1. */
const configtype = union([literal(1), literal('1')]);
const templettype = pipe(
  union([literal(1), literal(2), literal(3), literal('1'), literal('2'), literal('3')]),
  transform(String),
);

/** The settings of a company and the templates of its work reports (business spec §7). */
export default {
  [`POST ${CONFIG}/getglobalconfigbytype`]: positionCall(
    'CONFIG_VIEW',
    object({ configtype }),
    (_input, caller, context) =>
      administrationOf(caller, context)
        .config.all()
        // The default password opens every new account, so readers without CONFIG_MANAGE do not receive it.
        .map((item) => configItemShape(item, caller.functionCodes.includes('CONFIG_MANAGE'), context.language)),
  ),

  [`POST ${CONFIG}/batchupdate`]: positionCall(
    'CONFIG_MANAGE',
    array(object({ key: string(), configjson: unknown() })),
    (items, caller, context) => {
      changeSettings(administrationOf(caller, context), settingsOf(items), actorOf(caller));
      return true;
    },
  ),

  /** Read with a work report, and beside the settings. */
  [`POST ${TEMPLATE}/gettempletset`]: positionCall(
    ['REPORT_VIEW', 'CONFIG_VIEW'],
    object({ templettype }),
    (input, caller, context) => {
      const template = administrationOf(caller, context).reportTemplates.get(input.templettype);
      return {
        templettype: Number(template.id),
        templetid: template.templateId,
        templetcontent: template.content,
        ...stampShape(template, context.language),
      };
    },
  ),

  [`POST ${TEMPLATE}/settempletset`]: positionCall(
    'CONFIG_MANAGE',
    object({ templettype, templetid: text, templetcontent: pipe(string(), maxLength(LONGEST_TEMPLATE)) }),
    (input, caller, context) => {
      const template = { type: input.templettype, id: input.templetid, content: input.templetcontent };
      changeTemplate(administrationOf(caller, context), template, actorOf(caller));
      return true;
    },
  ),
};
