import { createPermission } from './createPermission';

const { hasFunction, hasPermission } = createPermission(() => ['order.view', 'order.edit']);

it('lets through what needs no code, and what is held', () => {
  expect([undefined, '', 'order.view', 'role.edit'].map(hasFunction)).toEqual([true, true, true, false]);
});

it('lets through a category when any of its codes is held', () => {
  expect(hasPermission('order', 'role.edit', 'order.edit')).toBe(true);
  expect(hasPermission('order', 'role.edit')).toBe(false);
});

it('calls a check without codes a configuration error', () => {
  expect(() => hasPermission('order')).toThrow(expect.objectContaining({ kind: 'config' }));
});
