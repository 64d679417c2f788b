import { checkFormula } from '@/engine/formula';
import { createCompany } from '../../mock/domain/company/createCompany';
import { COMPANY_PLANS } from '../../mock/domain/company/plans';
import { formFieldsOf } from '../../mock/domain/flows/definition/formPages';
import { checkCondition } from '../../mock/domain/flows/definition/condition';
import { withApplicantFields } from '../../sub-apps/workflow/src/flow/conditionWords';
import { setConditions } from '../../sub-apps/workflow/src/designer/rules/flowProblems';
import type { Nodes } from '../../sub-apps/workflow/src/designer/rules/flowTree';

const TEXTS = { t: (key: string) => key, loadControlTexts: () => Promise.resolve() };
const fieldsOf = (pageCode: string) => withApplicantFields(formFieldsOf(pageCode, 'zh-CN'), TEXTS.t);
const namesOf = (pageCode: string) => fieldsOf(pageCode).map(({ name }) => name);

describe('the conditions of a flow, as the designer checks them', () => {
  const flows = COMPANY_PLANS.flatMap((plan) => [...createCompany(plan).flows.values()]);

  it('are right in all flows that the platform begins with', async () => {
    const conditions = flows.flatMap(({ nodes, pageCode }) =>
      setConditions(nodes as unknown as Nodes).map((condition) => ({ condition, pageCode })),
    );
    expect(conditions.length).toBeGreaterThan(3);
    for (const { condition, pageCode } of conditions)
      await expect(checkFormula(condition, namesOf(pageCode), TEXTS)).resolves.toBeUndefined();
  });

  it.each([
    ['discountrate > 20', 'engine.issue.expression.unknown-root'],
    ['amount >= and', 'engine.formula.operator'],
    ['amount * 2 >', 'engine.formula.unfinished'],
    ["applicant.mobile == '1'", 'engine.issue.expression.unknown-root'],
  ])('are wrong for the designer where they are for the platform: %s', async (condition, key) => {
    const fields = new Map(formFieldsOf('flow-expense', 'zh-CN').map((field) => [field.name, field]));
    expect(checkCondition(condition, fields)).toBeDefined();
    const problem = await checkFormula(condition, namesOf('flow-expense'), TEXTS);
    expect(problem?.text).toContain(key);
  });
});
