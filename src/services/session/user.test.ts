import { toUser } from './user';

it('uses the account code as the name when the account info has no name', () => {
  expect(toUser({ accountcode: 'n-1001' }).userName).toBe('n-1001');
  expect(toUser({ accountcode: 'n-1001', userinfoname: '林晓' }).userName).toBe('林晓');
});
