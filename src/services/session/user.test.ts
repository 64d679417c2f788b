import { toUser } from './user';

it('calls a person by the account code when the account info names nobody', () => {
  expect(toUser({ accountcode: 'n-1001' }).userName).toBe('n-1001');
  expect(toUser({ accountcode: 'n-1001', userinfoname: '林晓' }).userName).toBe('林晓');
});
