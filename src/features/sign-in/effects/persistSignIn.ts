import { writeSystemConfig } from '@/services';
import type { Services } from '@/services';
import type { TenantChosen } from '../machine/state';
import { rememberChoice } from './lastChoices';
import { forgetName, rememberName } from './rememberedLogin';
import { storeCloudSettings } from './storeCloudSettings';

/**
 * The stored records that outlive a sign-in: storage settings, system config, login memory (shell spec §3) and the last
 * choice.
 */
export function persistSignIn(
  { method, choice }: TenantChosen,
  positionId: string,
  { records, i18n }: Pick<Services, 'records' | 'i18n'>,
): void {
  storeCloudSettings(records, choice);
  writeSystemConfig(records, choice);
  rememberChoice(records, choice, positionId);
  const language = i18n.language.get();
  if (method.kind === 'password') {
    if (method.isRemembered) rememberName(records, method.userName, language);
    else forgetName(records);
  }
  if (method.kind === 'link' && method.link.isRemembered && method.link.userName) {
    rememberName(records, method.link.userName, language);
  }
}
