import { integer, number, object, optional, pipe } from 'valibot';
import { actorOf } from '../domain/accounts/caller';
import type { Organisation } from '../domain/company/entities';
import { isWithin, organisationTree } from '../domain/company/organisationTree';
import type { OrganisationNode } from '../domain/company/organisationTree';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import {
  changeOrganisation,
  childrenOf,
  createOrganisation,
  deleteOrganisations,
  moveOrganisation,
} from '../domain/organisations/manageOrganisations';
import { saveOnce } from '../domain/records/saveOnce';
import { positionCall } from '../http/calls';
import { bit, id, name as nameField, text, texts } from '../http/fields';
import { administrationOf, requestOf, stampShape, versions, versionsById } from '../http/recordCalls';

const UNITS = '/api/teapi/rolepermission/orgInst';

const node = (
  { unit: { name, isDisabled, version }, codePath, children }: OrganisationNode,
  language: Language,
): object => ({
  codepath: codePath,
  orgname: localise(name, language),
  isdisabled: isDisabled ? 1 : 0,
  version,
  children: children.map((child) => node(child, language)),
});

const version = optional(pipe(number(), integer()));

const saved = ({ code, version }: Organisation) => ({ orgcode: code, version });

/** The organisation tree (business spec §7), and the changes of its units. */
export default {
  [`POST ${UNITS}/list`]: positionCall(
    undefined,
    object({ orgstructtypeid: text, orgname: text }),
    ({ orgname }, { company }, { language }) =>
      organisationTree(company.organisations.values(), orgname).map((unit) => node(unit, language)),
  ),

  [`POST ${UNITS}/get`]: positionCall(
    'ORGANISATION_VIEW',
    object({ orgcode: text }),
    ({ orgcode }, caller, context) => {
      const administration = administrationOf(caller, context);
      const unit = administration.organisations.get(orgcode);
      const owners = administration.positions.all().map(({ organisation }) => organisation);
      return {
        orgcode: unit.code,
        orgname: localise(unit.name, context.language),
        parentcode: unit.parent?.code ?? '',
        isdisabled: unit.isDisabled ? 1 : 0,
        childcount: childrenOf(administration, unit).length,
        positioncount: owners.filter((owner) => owner === unit).length,
        positioncountbelow: owners.filter((owner) => isWithin(owner, unit)).length,
        ...stampShape(unit, context.language),
      };
    },
  ),

  // A new unit has a code of its own; `orgcode` with a version changes the unit.
  [`POST ${UNITS}/save`]: positionCall(
    'ORGANISATION_MANAGE',
    object({
      orgcode: text,
      neworgcode: text,
      version,
      orgname: optional(nameField),
      parentcode: text,
      isdisabled: optional(bit),
      requestid: id,
    }),
    ({ requestid, ...input }, caller, context) => {
      const { orgcode, neworgcode, version: from, orgname, parentcode, isdisabled } = input;
      const administration = administrationOf(caller, context);
      const actor = actorOf(caller);
      const { id: code, version: current } = saveOnce(
        context.platform.saves,
        requestOf(caller, UNITS, requestid),
        { ...input, id: orgcode, version: from },
        () =>
          orgcode === ''
            ? createOrganisation(
                administration,
                { code: neworgcode, name: orgname ?? '', parentCode: parentcode },
                actor,
              )
            : changeOrganisation(
                administration,
                { code: orgcode, version: from, name: orgname, isDisabled: isdisabled },
                actor,
                context.language,
              ),
      );
      return { orgcode: code, version: current };
    },
  ),

  [`POST ${UNITS}/move`]: positionCall(
    'ORGANISATION_MANAGE',
    object({ orgcode: text, version, parentcode: text, index: pipe(number(), integer()) }),
    ({ orgcode, version: from, parentcode, index }, caller, context) =>
      saved(
        moveOrganisation(
          administrationOf(caller, context),
          { code: orgcode, version: from, parentCode: parentcode, index },
          actorOf(caller),
        ),
      ),
  ),

  [`POST ${UNITS}/delete`]: positionCall(
    'ORGANISATION_MANAGE',
    object({ orgcodes: texts, versions }),
    ({ orgcodes, versions: given }, caller, context) => {
      const administration = administrationOf(caller, context);
      administration.organisations.checkVersions(versionsById(orgcodes, given));
      return { deleted: deleteOrganisations(administration, orgcodes, actorOf(caller)) };
    },
  ),
};
