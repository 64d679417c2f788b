import { nullish, object } from 'valibot';
import type { Http } from '../http/http';
import type { LocalSettings } from '../settings/localSettings';
import { flag, read, text } from '@/common/wire';

const settingsSchema = nullish(
  object({
    devmodel: flag,
    encryptpwd: flag,
    forcechangepwd: flag,
    initpassword: text,
    checkpwdexp: text,
    changepwdtip: text,
  }),
  {},
);

/** The local settings (shell spec §3). */
export async function localSettings(http: Http): Promise<LocalSettings> {
  const data = read(settingsSchema, await http.get('/api/auth/settings'));
  return {
    isDevMode: data.devmodel,
    isPasswordEncrypted: data.encryptpwd,
    isFirstPasswordChangeForced: data.forcechangepwd,
    initialPassword: data.initpassword,
    passwordPattern: data.checkpwdexp,
    passwordPatternHint: data.changepwdtip,
  };
}
