import { createSettings } from './settings';

it('changes what is named and leaves the rest', () => {
  const settings = createSettings();
  const before = settings.current();
  settings.change({ isPasswordEncrypted: true, encryptionAlgorithm: 'md5' });
  expect(settings.current()).toEqual({ ...before, isPasswordEncrypted: true, encryptionAlgorithm: 'md5' });
  expect(createSettings().current()).toEqual(before);
});
