import access from './access';

it('turns every held function code into a claim, and asks by code for the rest', () => {
  const claims = access({ functionCodes: ['order.view'] });
  expect(claims).toMatchObject({ 'order.view': true });
  expect(['order.view', '', undefined, 'role.edit'].map((code) => claims.hasFunction(code))).toEqual([true, true, true, false]);
});

it('claims nothing for somebody who is not signed in, beyond what needs no code', () => {
  const claims = access(undefined);
  expect(claims.hasFunction('order.view')).toBe(false);
  expect(claims.hasFunction('')).toBe(true);
});
