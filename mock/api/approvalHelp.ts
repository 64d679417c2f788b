import { maxLength, nonEmpty, object, pipe } from 'valibot';
import type { Caller } from '../domain/accounts/caller';
import { MOST_PHRASES } from '../domain/flows/personalStore';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { positionCall } from '../http/calls';
import { id, lines, listOf } from '../http/fields';
import { ownSignature } from '../http/ownFiles';
import { signaturePicture } from '../http/processInput';

const FLOW = '/api/teapi/workflow/flow';
const LONGEST_PHRASE = 200;
const nothing = object({});
const phrase = pipe(lines, nonEmpty(), maxLength(LONGEST_PHRASE));

const phrasesOf = ({ company, position }: Caller, language: Language) =>
  company.personal
    .phrases(position.employee.id)
    .map((text, place) => ({ id: String(place + 1), text: localise(text, language) }));

const signaturesOf = ({ company, position }: Caller) => company.personal.signatures(position.employee.id);

/** What a person keeps for their decisions: comment templates and signatures. */
export default {
  [`POST ${FLOW}/phrases`]: positionCall('FLOW_UNDEAL', nothing, (_input, caller, { language }) =>
    phrasesOf(caller, language),
  ),

  [`POST ${FLOW}/savephrases`]: positionCall(
    'FLOW_UNDEAL',
    object({ phrases: listOf(phrase, MOST_PHRASES) }),
    ({ phrases }, caller, { language }) => {
      caller.company.personal.savePhrases(caller.position.employee.id, phrases);
      return phrasesOf(caller, language);
    },
  ),

  [`POST ${FLOW}/signatures`]: positionCall('FLOW_UNDEAL', nothing, (_input, caller) => signaturesOf(caller)),

  [`POST ${FLOW}/savesignature`]: positionCall(
    'FLOW_UNDEAL',
    object({ url: pipe(signaturePicture, nonEmpty()) }),
    async ({ url }, caller, context) => {
      caller.company.personal.addSignature(caller.position.employee.id, await ownSignature(url, caller, context));
      return signaturesOf(caller);
    },
  ),

  [`POST ${FLOW}/deletesignature`]: positionCall('FLOW_UNDEAL', object({ id }), (input, caller) => {
    caller.company.personal.removeSignature(caller.position.employee.id, input.id);
    return signaturesOf(caller);
  }),
};
