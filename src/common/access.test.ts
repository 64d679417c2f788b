import { createCodeAccess } from './access';

const access = createCodeAccess(() => ({
  functionCodes: ['order.view', 'order.edit', 'role'],
  roleCodes: ['director'],
  nativeFunctions: [
    { ref: '/RoleMgr', code: 'role' },
    { ref: 'rolemgr/delete', code: 'role.delete' },
    { ref: 'systemmgr', code: 'system' },
    { ref: 'systemmgr', code: 'role' },
    { ref: 'operationlog', code: 'log' },
  ],
}));

it('allows an empty function code to everyone, and any other code only if the session has it', () => {
  expect([undefined, '', 'order.view', 'role.edit'].map(access.hasFunction)).toEqual([true, true, true, false]);
});

it('a permission check passes when any of its codes is held', () => {
  expect(access.hasPermission('order', 'role.edit', 'order.edit')).toBe(true);
  expect(access.hasPermission('order', 'role.edit')).toBe(false);
});

it('checks role codes for the category role, and function codes for any other category', () => {
  expect(access.hasPermission('role', 'director')).toBe(true);
  expect(access.hasPermission('role', 'order.view')).toBe(false);
  expect(access.hasPermission('function', 'director')).toBe(false);
});

it('a permission check without a code throws a configuration error', () => {
  expect(() => access.hasPermission('order')).toThrow(expect.objectContaining({ kind: 'config' }));
});

it('allows a native function with one of its codes, regardless of case and slashes', () => {
  expect(['rolemgr', '/rolemgr', 'ROLEMGR?x=1', 'systemmgr', 'operationlog', 'no-such', ''].map(access.canUse)).toEqual(
    [true, true, true, true, false, false, false],
  );
});

it('an action requires the listed code, or else the code of its screen', () => {
  expect(['rolemgr/edit', 'rolemgr/delete', 'operationlog/clear', 'no-such/edit'].map(access.canUse)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
