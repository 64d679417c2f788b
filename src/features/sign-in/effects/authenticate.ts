import { PASSWORD_STATUS } from '@/services';
import type { Api, LocalSettings, LoginAnswer } from '@/services';
import type { AuthRequest } from '../machine/authRequest';

export interface AuthenticateParts {
  api: Pick<Api, 'auth'>;
  /** The password as it is sent to the platform. */
  encrypt(password: string, settings: LocalSettings): Promise<string>;
  settings: LocalSettings;
}

/** Calls the sign-in endpoint of the method; rejects with its error (shell spec §7). */
export async function authenticate(
  request: AuthRequest,
  { api, encrypt, settings }: AuthenticateParts,
): Promise<LoginAnswer> {
  switch (request.kind) {
    case 'password':
      return api.auth.login({ userName: request.userName, password: await encrypt(request.password, settings) });
    case 'sms':
      return api.auth.smsLogin({ mobile: request.mobile, code: request.code });
    case 'bind': {
      const password = await encrypt(request.password, settings);
      return api.auth.bindLogin({ bindToken: request.bindToken, userName: request.userName, password });
    }
    case 'external':
      return request.answer;
    case 'link':
      return {
        tokens: request.tokens,
        orgStructTypeId: '',
        passwordStatus: PASSWORD_STATUS.valid,
        passwordMessage: '',
        choices: await api.auth.tenants(),
      };
  }
}
