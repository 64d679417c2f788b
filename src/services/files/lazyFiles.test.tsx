import { createTestServices } from '../testing/createTestServices';
import { signIn } from '../testing/signIn';

it('the services have one file storage, which tells failed downloads to its listeners', async () => {
  const services = createTestServices();
  signIn(services);
  const failures: unknown[] = [];
  const files = await services.files();
  const dispose = files.onDownloadFailure((error) => failures.push(error));
  expect(await services.files()).toBe(files);
  await expect(files.download('http://elsewhere.example/a.png').settled()).rejects.toMatchObject({
    code: 'files.noMode',
  });
  dispose();
  await expect(files.download('http://elsewhere.example/b.png').settled()).rejects.toThrow();
  expect(failures).toHaveLength(1);
  await services.i18n.loadNamespaces('workspace');
  expect(services.errors.text(failures[0])).toBe('无此存储模式');
});
