import { listCandidates } from './candidates';
import type { Position } from '../company/entities';
import { area, branchA, branchB, companyOf, held, position, root } from './definition/fakeCompany';
import type { Process, Task } from './process';
import { newProcess } from './run/start';

const decider = (id: string, organisation: typeof branchA, person: string, name = '销售代表') =>
  position(id, organisation, { person, name });
const { positions } = companyOf(
  decider('s', branchB, '孙梅'),
  decider('z', branchB, '张伟', '区域经理'),
  decider('zz', branchB, '张伟'),
  decider('l', branchB, '李娜'),
  decider('q', root, '钱总', '销售总监'),
  decider('o', area, '赵总', '销售总监'),
  decider('w', branchA, '王芳'),
  decider('c', branchA, '陈静'),
  decider('me', branchA, '郑浩'),
  position('other', branchA, { person: '赵敏', isPowerless: true }),
);
const records = {
  positions: { all: () => [...positions.values()], find: (id: string) => positions.get(id) },
  roles: { find: () => ({ functionCodes: ['FLOW_UNDEAL'] }) },
} as unknown as Parameters<typeof listCandidates>[0];

const namesFor = (search: Partial<Parameters<typeof listCandidates>[1]> = {}) =>
  listCandidates(records, { keyword: '', ownPositionId: 'me', language: 'zh-CN', ...search }).map(
    ({ employee }) => employee.name,
  );

test('people of the own organisation come first, then superiors, then other managers, each by name', () => {
  expect(namesFor()).toEqual(['陈静', '王芳', '赵总', '钱总', '张伟', '李娜', '孙梅', '张伟']);
});

test('nobody is offered to themselves, in another position of theirs either', () => {
  expect(namesFor({ ownPositionId: 'z' })).not.toContain('张伟');
  expect(namesFor({ ownPositionId: 'z' })).toContain('郑浩');
});

test('in a process neither its applicant is offered nor who is asked in the step', () => {
  const applicant = held(positions.get('w') as Position);
  const draft = newProcess({ id: 'p', no: '1', flowCode: 'leave', createdAt: '2026-11-20 09:00', applicant });
  const task = (id: string): Task => ({
    ...{ id, nodeId: 'one', round: 1, position: positions.get(id) as Position, status: 'open' },
    ...{ openedAt: '', dueAt: '' },
  });
  const process: Process = { ...draft, state: 'running', tasks: [task('me'), task('c')] };
  expect(namesFor({ process })).toEqual(['赵总', '钱总', '张伟', '李娜', '孙梅', '张伟']);
});
