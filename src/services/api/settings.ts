import { fallback, object, picklist } from 'valibot';
import type { Http } from '../http/http';
import { PASSWORD_ALGORITHMS } from '../settings/localSettings';
import type { LocalSettings } from '../settings/localSettings';
import { flag, list, read, text, texts } from '@/common/wire';

const settingsSchema = object({
  devmodel: flag,
  encryptpwd: flag,
  forcechangepwd: flag,
  initpassword: text,
  checkpwdexp: text,
  changepwdtip: text,
  encryptalgorithm: fallback(picklist(PASSWORD_ALGORITHMS), 'sha256'),
  loginhosts: texts,
  providers: fallback(list(object({ code: text, name: text })), []),
});

/** The local settings (shell spec §3). */
export async function localSettings(http: Http): Promise<LocalSettings> {
  const data = read(settingsSchema, (await http.get('/api/auth/settings')) ?? {});
  return {
    isDevMode: data.devmodel,
    isPasswordEncrypted: data.encryptpwd,
    isFirstPasswordChangeForced: data.forcechangepwd,
    initialPassword: data.initpassword,
    passwordPattern: data.checkpwdexp,
    passwordPatternHint: data.changepwdtip,
    passwordAlgorithm: data.encryptalgorithm,
    loginHosts: data.loginhosts,
    identityProviders: data.providers,
  };
}
