import { conditionProblems } from './conditionProblems';
import { approval, branching, by, way } from './fakeCompany';

const fields = new Map([['amount', { title: '金额', type: 'money' }]]);
const step = approval('x', [by('a')]);
const inner = branching('condition', 'inner', way('i1', 'amuont > 1', step), way('i2', ''));
const nodes = [
  branching('condition', 'outer', way('o1', '', step), way('o2', 'amount > 1', inner), way('o3', '')),
  branching('parallel', 'p', way('p1', '', step), way('p2', '', step)),
];
const found = (taken: readonly string[]) =>
  conditionProblems(nodes, taken, fields).map(({ branch, problem }) => `${branch} ${problem.code}`);

describe('the conditions on the way of a process', () => {
  it('are named where they are missing or wrong, but not the one for everything else or parallel branches', () => {
    expect(found(['o2', 'i2', 'p1', 'p2'])).toEqual(['o1 missing_condition', 'i1 bad_condition']);
  });

  it('are not looked at in branches that are not taken', () => {
    expect(found(['o3', 'p1', 'p2'])).toEqual(['o1 missing_condition']);
  });
});
