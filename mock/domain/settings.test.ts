import { createHash } from 'node:crypto';
import { readConfig } from '../../src/services/settings/readConfig';
import config from '../config.json';
import { IDENTITY_PROVIDERS } from './accounts/identities';
import { INITIAL_PASSWORD } from './fixtures';
import { createSettings } from './settings';

it('changes the given fields and keeps the others', () => {
  const settings = createSettings();
  const before = settings.current();
  settings.change({ encryptionAlgorithm: 'md5' });
  expect(settings.current()).toEqual({ ...before, encryptionAlgorithm: 'md5' });
  expect(createSettings().current()).toEqual(before);
});

describe('the config.json of the demo', () => {
  const { settings, wrong } = readConfig(config, 'en');

  it('has no wrong field', () => {
    expect(wrong).toEqual([]);
  });

  it('has the password rules of the mock platform', () => {
    const rules = createSettings().current();
    expect(settings).toMatchObject({
      passwordPattern: rules.passwordPattern,
      passwordAlgorithm: rules.encryptionAlgorithm,
    });
    expect(settings.initialPassword).toBe(`sha256:${createHash('sha256').update(INITIAL_PASSWORD).digest('hex')}`);
    expect(settings.identityProviders.map(({ code }) => code)).toEqual(IDENTITY_PROVIDERS.map(({ code }) => code));
  });
});
