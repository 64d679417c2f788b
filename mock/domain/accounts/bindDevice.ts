import { currentMoment } from '../calendar';
import { forbidden } from '../apiError';
import type { Membership } from './account';
import type { RegisterConfig } from './registerConfig';

/**
 * Binds the device of a sign-in to the account, where the tenant binds devices. A known device stays as it is. Throws 403
 * for another one when the account has as many as it may. It is no change of the record, which an administrator may have
 * open.
 */
export function bindDevice(
  membership: Membership,
  name: string,
  { deviceBinding: { isEnabled, maximum } }: RegisterConfig,
): void {
  const { id, devices } = membership;
  if (!isEnabled || name === '' || devices.some((device) => device.name === name)) return;
  if (devices.length >= maximum) throw forbidden('login.device_limit');
  membership.devices = [...devices, { id: `${id} ${name}`, name, boundAt: currentMoment() }];
}
