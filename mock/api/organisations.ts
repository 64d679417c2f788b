import { object } from 'valibot';
import { organisationTree } from '../domain/company/organisationTree';
import type { OrganisationNode } from '../domain/company/organisationTree';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { positionCall } from '../http/calls';
import { text } from '../http/fields';

const node = ({ unit: { name }, codePath, children }: OrganisationNode, language: Language): object => ({
  codepath: codePath,
  orgname: localise(name, language),
  children: children.map((child) => node(child, language)),
});

/** The organisation tree (business spec §7). */
export default {
  'POST /api/teapi/rolepermission/orgInst/list': positionCall(
    undefined,
    object({ orgstructtypeid: text, orgname: text }),
    ({ orgname }, { company }, { language }) =>
      organisationTree(company.organisations.values(), orgname).map((unit) => node(unit, language)),
  ),
};
