import { encryptPassword } from '@/services';
import type { LocalSettings, Services } from '@/services';

export interface PasswordChange {
  old: string;
  fresh: string;
}

/** Asks the server for the change; both passwords travel as the platform wants them (business spec §7). */
export async function changePassword(
  { old, fresh }: PasswordChange,
  api: Services['api'],
  settings: LocalSettings,
): Promise<void> {
  const [oldPassword, newPassword] = await Promise.all([
    encryptPassword(old, settings),
    encryptPassword(fresh, settings),
  ]);
  await api.account.changePassword({ oldPassword, newPassword });
}
