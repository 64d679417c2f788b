import { createTestServices } from '@/services/testing/createTestServices';
import { signIn } from '@/services/testing/signIn';
import { createReturnAddress } from './returnAddress';

const ADDRESS = '/page?pagecode=order-list';

it('leads the same person in the same position back to the page, once', () => {
  const services = createTestServices();
  signIn(services);
  const returnAddress = createReturnAddress(services.session);
  expect(returnAddress.take()).toBeUndefined();
  services.session.expire();
  returnAddress.keep(ADDRESS);
  signIn(services);
  expect([returnAddress.take(), returnAddress.take()]).toEqual([ADDRESS, undefined]);
});

it('shows the page of one person to nobody else', () => {
  const services = createTestServices();
  signIn(services);
  const returnAddress = createReturnAddress(services.session);
  services.session.expire();
  returnAddress.keep(ADDRESS);
  signIn(services, { accountCode: 'hd-zhang.wei' });
  expect(returnAddress.take()).toBeUndefined();
  signIn(services);
  expect(returnAddress.take()).toBeUndefined();
});
