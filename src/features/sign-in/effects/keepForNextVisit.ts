import { writeSystemConfig } from '@/services';
import type { Services } from '@/services';
import type { Placed } from '../machine/state';
import { forgetName, rememberName } from './loginMemory';
import { storeCloudSettings } from './storeCloudSettings';

/** The stored records that outlive a sign-in: storage settings, system config and login memory (shell spec §3). */
export function keepForNextVisit({ attempt, choice }: Placed, { records, i18n }: Pick<Services, 'records' | 'i18n'>): void {
  storeCloudSettings(records, choice);
  writeSystemConfig(records, choice);
  const language = i18n.language.get();
  if (attempt.by === 'password') {
    if (attempt.isRemembered) rememberName(records, attempt.userName, language);
    else forgetName(records);
  }
  if (attempt.by === 'link' && attempt.link.isRemembered && attempt.link.userName) {
    rememberName(records, attempt.link.userName, language);
  }
}
