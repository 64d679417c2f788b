import { writeSystemConfig } from '@/services';
import type { Services } from '@/services';
import type { Placed } from '../machine/state';
import { forgetName, rememberName } from './rememberedLogin';
import { storeCloudSettings } from './storeCloudSettings';

/** The stored records that outlive a sign-in: storage settings, system config and login memory (shell spec §3). */
export function keepForNextVisit(
  { entry, choice }: Placed,
  { records, i18n }: Pick<Services, 'records' | 'i18n'>,
): void {
  storeCloudSettings(records, choice);
  writeSystemConfig(records, choice);
  const language = i18n.language.get();
  if (entry.by === 'password') {
    if (entry.isRemembered) rememberName(records, entry.userName, language);
    else forgetName(records);
  }
  if (entry.by === 'link' && entry.link.isRemembered && entry.link.userName) {
    rememberName(records, entry.link.userName, language);
  }
}
