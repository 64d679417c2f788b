import { writeSystemConfig } from '@/services';
import type { Services } from '@/services';
import type { TenantChosen } from '../machine/state';
import { forgetName, rememberName } from './rememberedLogin';
import { storeCloudSettings } from './storeCloudSettings';

/** The stored records that outlive a sign-in: storage settings, system config and login memory (shell spec §3). */
export function persistSignIn(
  { entry, choice }: TenantChosen,
  { records, i18n }: Pick<Services, 'records' | 'i18n'>,
): void {
  storeCloudSettings(records, choice);
  writeSystemConfig(records, choice);
  const language = i18n.language.get();
  if (entry.kind === 'password') {
    if (entry.isRemembered) rememberName(records, entry.userName, language);
    else forgetName(records);
  }
  if (entry.kind === 'link' && entry.link.isRemembered && entry.link.userName) {
    rememberName(records, entry.link.userName, language);
  }
}
