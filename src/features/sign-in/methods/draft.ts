import type { Records } from '@/services';
import { rememberedName } from '../effects/rememberedLogin';
import type { PasswordDraft } from './PasswordForm';
import type { MobileCode } from './sms/MobileCodeFields';
import type { SignInMethod } from './MethodTabs';

/** The chosen method and the typed values. It is kept while later steps are shown. */
export interface SignInDraft {
  method: SignInMethod | 'recovery';
  password: PasswordDraft;
  sms: MobileCode;
}

/** The first draft: name and password, with the remembered name. */
export function firstDraft(records: Records): SignInDraft {
  const userName = rememberedName(records);
  return {
    method: 'password',
    password: { userName: userName ?? '', password: '', isRemembered: userName !== undefined },
    sms: { mobile: '', code: '' },
  };
}
