import { listCandidates } from './candidates';
import { branchA, branchB, companyOf, position } from './definition/fakeCompany';

const decider = (id: string, organisation: typeof branchA, person: string) =>
  position(id, organisation, { person, roleIds: ['decider'] });
const { positions } = companyOf(
  decider('z', branchB, '张伟'),
  decider('l', branchB, '李娜'),
  decider('w', branchA, '王芳'),
  decider('c', branchA, '陈静'),
  decider('me', branchA, '郑浩'),
  position('other', branchA, { person: '赵敏' }),
);
const records = {
  positions: { all: () => [...positions.values()], find: (id: string) => positions.get(id) },
  roles: { find: () => ({ functionCodes: ['FLOW_UNDEAL'] }) },
} as unknown as Parameters<typeof listCandidates>[0];

test('people of the own organisation come first, then the others, each by name', () => {
  const found = listCandidates(records, '', 'me', 'zh-CN');
  expect(found.map(({ employee }) => employee.name)).toEqual(['陈静', '王芳', '李娜', '张伟']);
});
