import { rememberedName } from '../effects/rememberedLogin';
import type { Records } from '@/services';
import type { PasswordDraft } from './PasswordForm';
import type { MobileCode } from './sms/MobileCodeFields';
import type { SignInMethod } from './method';

/** What the screen shows and what has been typed so far; it survives the later steps and the way back. */
export interface SignInDraft {
  method: SignInMethod | 'recovery';
  password: PasswordDraft;
  sms: MobileCode;
}

/** The screen as it begins: name and password, with the name that was to be remembered. */
export function firstDraft(records: Records): SignInDraft {
  const userName = rememberedName(records);
  return {
    method: 'password',
    password: { userName: userName ?? '', password: '', isRemembered: userName !== undefined },
    sms: { mobile: '', code: '' },
  };
}
