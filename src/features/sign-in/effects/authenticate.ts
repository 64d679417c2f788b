import { PASSWORD_STATUS } from '@/services';
import type { Api, LocalSettings, LoginAnswer } from '@/services';
import type { Attempt } from '../machine/attempt';

export interface AuthenticateParts {
  api: Pick<Api, 'auth'>;
  /** The password as it travels. */
  encrypt(password: string, settings: LocalSettings): Promise<string>;
  settings: LocalSettings;
}

/** Asks the server to sign the person in; rejects with its refusal (shell spec §7). */
export async function authenticate(
  attempt: Attempt,
  { api, encrypt, settings }: AuthenticateParts,
): Promise<LoginAnswer> {
  switch (attempt.kind) {
    case 'password':
      return api.auth.login({ userName: attempt.userName, password: await encrypt(attempt.password, settings) });
    case 'sms':
      return api.auth.smsLogin({ mobile: attempt.mobile, code: attempt.code });
    case 'bind': {
      const password = await encrypt(attempt.password, settings);
      return api.auth.bindLogin({ bindToken: attempt.bindToken, userName: attempt.userName, password });
    }
    case 'answer':
      return attempt.answer;
    case 'link':
      return {
        tokens: attempt.tokens,
        orgStructTypeId: '',
        passwordStatus: PASSWORD_STATUS.valid,
        passwordMessage: '',
        choices: await api.auth.tenants(),
      };
  }
}
