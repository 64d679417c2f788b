import { createTestServices } from '@/services/testing/createTestServices';
import { signIn } from '@/services/testing/signIn';
import access from './access';

it('useAccess returns the checks of the guard, the menu and the portal, as a new object for each state', () => {
  const services = createTestServices();
  const before = access({ access: services.access });
  expect(before.hasFunction('order.view')).toBe(false);
  signIn(services);
  const after = access({ access: services.access });
  expect(after).not.toBe(before);
  expect(after.hasFunction).toBe(services.access.hasFunction);
  expect(['order.view', '', undefined, 'role.edit'].map(after.hasFunction)).toEqual([true, true, true, false]);
});

it('without a state only screens without a function code are allowed', () => {
  expect([
    access(undefined).hasFunction('order.view'),
    access(undefined).hasFunction(''),
    access(undefined).canUse('rolemgr'),
  ]).toEqual([false, true, false]);
});
