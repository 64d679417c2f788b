import { createRecords, seededRecords } from '../../records/createRecords';
import { createOperationLog } from '../../records/operationLog';
import { createCompany } from '../../company/createCompany';
import { isHeld } from '../../company/entities';
import { COMPANY_PLANS } from '../../company/plans';
import { findText } from '../../languages/records';
import { seedRoles } from '../../roles/builtInRoles';
import type { Role } from '../../roles/role';
import { problemsOf } from './manageFlows';
import { nodesOf } from './nodesOf';
import { planPath } from './planPath';

const companies = COMPANY_PLANS.map((plan) => createCompany(plan));
const roles = createRecords<Role>({
  kind: 'role',
  notFoundCode: 'role.not_found',
  store: seededRecords(seedRoles()),
  nameOf: ({ name }) => name,
  loggedFields: () => ({}),
  nextId: () => '',
  log: createOperationLog(),
});

describe.each(companies.map((company) => [company.name, company] as const))(
  'the seeded flows of %s',
  (_name, company) => {
    const flows = [...company.flows.values()];

    it('are six, published once, and nothing is wrong with them', () => {
      expect(flows.map(({ code }) => code)).toEqual(['expense', 'leave', 'newstore', 'discount', 'order', 'customer']);
      const administration = { roles } as unknown as Parameters<typeof problemsOf>[0]['administration'];
      for (const flow of flows) {
        expect(problemsOf({ company, administration }, flow)).toEqual([]);
        expect(flow.versions.map(({ published, nodes }) => [published, nodes])).toEqual([[1, flow.nodes]]);
      }
    });

    it('find somebody for every representative, and ask at least two people of a large claim and a long leave', () => {
      const values = { amount: 5000, days: 10 };
      const sellers = [...company.positions.values()].filter(isHeld).filter(({ name }) => name === '销售代表');
      expect(sellers.length).toBeGreaterThan(5);
      for (const applicant of sellers)
        for (const { code, nodes, adminPositionIds } of flows) {
          const chosen = new Map(nodesOf(nodes).map(({ id }) => [id, [applicant.id]]));
          const { steps, problems } = planPath({ nodes, adminPositionIds }, { company, applicant, values, chosen });
          expect(problems).toEqual([]);
          const asked = steps.filter(({ status }) => status === 'asked').flatMap(({ handlers }) => handlers);
          expect(asked.length).toBeGreaterThan(['expense', 'leave', 'newstore', 'order'].includes(code) ? 1 : 0);
          expect(steps.some(({ reason }) => reason === 'flow.plan.admin')).toBe(false);
        }
    });

    it('have names in every language', () => {
      const names = flows.flatMap(({ name, group, description, nodes }) => [
        name,
        group,
        description,
        ...nodesOf(nodes).flatMap((node) => [
          node.name,
          ...('branches' in node ? node.branches.map((each) => each.name) : []),
        ]),
      ]);
      expect(names.filter((name) => !findText(name)?.every((text) => text !== ''))).toEqual([]);
    });
  },
);
