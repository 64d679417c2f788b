import { array, check, object, optional, picklist, pipe, strictObject, string, transform } from 'valibot';
import { ENCRYPTION_ALGORITHMS } from '../domain/accounts/encryption';
import { IDENTITY_PROVIDERS } from '../domain/accounts/identities';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import type { Settings } from '../domain/settings';
import { isPattern } from './isPattern';

const wireFlag = (isOn: boolean) => (isOn ? '1' : '0');

/** The settings as the client reads them (shell spec §3). */
export const settingsAnswer = (settings: Settings, language: Language) => ({
  devmodel: wireFlag(settings.isDevMode),
  encryptpwd: wireFlag(settings.isPasswordEncrypted),
  encryptalgorithm: settings.encryptionAlgorithm,
  forcechangepwd: wireFlag(settings.isPasswordChangeForced),
  initpassword: settings.initialPassword,
  checkpwdexp: settings.passwordPattern,
  changepwdtip: localise(settings.passwordHint, language),
  loginhosts: settings.loginHosts,
  providers: IDENTITY_PROVIDERS.filter(({ code }) => settings.providerCodes.includes(code)).map(({ code, name }) => ({
    code,
    name: localise(name, language),
  })),
});

const flagInput = optional(pipe(picklist(['0', '1']), transform((value) => value === '1')));
const origin = pipe(string(), check((value) => URL.canParse(value) && new URL(value).origin === value));
const provider = object({ code: picklist(IDENTITY_PROVIDERS.map(({ code }) => code)) });

/** Some of the settings, to be changed; a name that is none is refused. */
export const settingsSchema = pipe(
  strictObject({
    devmodel: flagInput,
    encryptpwd: flagInput,
    encryptalgorithm: optional(picklist(ENCRYPTION_ALGORITHMS)),
    forcechangepwd: flagInput,
    initpassword: optional(string()),
    checkpwdexp: optional(pipe(string(), check(isPattern))),
    changepwdtip: optional(string()),
    loginhosts: optional(array(origin)),
    providers: optional(array(provider)),
  }),
  transform((input): Partial<Settings> => {
    const part = {
      isDevMode: input.devmodel,
      isPasswordEncrypted: input.encryptpwd,
      encryptionAlgorithm: input.encryptalgorithm,
      isPasswordChangeForced: input.forcechangepwd,
      initialPassword: input.initpassword,
      passwordPattern: input.checkpwdexp,
      passwordHint: input.changepwdtip,
      loginHosts: input.loginhosts,
      providerCodes: input.providers?.map(({ code }) => code),
    };
    return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
  }),
);
