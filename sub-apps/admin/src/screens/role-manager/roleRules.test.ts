import type { Role } from '../../api/roles';
import { deleteBlocker } from './roleRules';

const t = (key: string, params: object = {}) => `${key} ${JSON.stringify(params)}`;
const role = (over: Partial<Role>) => ({ isBuiltIn: false, accountCount: 0, positionCount: 0, ...over }) as Role;

test.each<[string, Partial<Role>, string | undefined]>([
  ['of no position can be deleted', {}, undefined],
  [
    'that vacant positions have cannot, and they are counted',
    { positionCount: 5 },
    'admin.roles.delete.inUse {"count":5}',
  ],
  ['that is built in cannot', { isBuiltIn: true, positionCount: 5 }, 'admin.roles.delete.builtIn {}'],
])('a role %s', (_what, over, reason) => {
  expect(deleteBlocker(role(over), t)).toBe(reason);
});
