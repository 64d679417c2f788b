import { createFakeHost } from '../fakeHost';
import { createTestPage } from '../model/testPage';
import { printPage } from './printPage';

jest.mock('./printRequest', () => {
  throw new Error('Loading chunk paper failed');
});

it('a person is told about the network when the code for paper cannot be fetched', async () => {
  const { page } = createTestPage([{ type: 'text', name: 'a' }], { host: createFakeHost() });
  await expect(printPage(page, {})).rejects.toMatchObject({ kind: 'network', code: 'errors.network' });
});
