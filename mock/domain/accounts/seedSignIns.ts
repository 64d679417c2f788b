import { isoDay, TODAY } from '../calendar';
import type { Account } from './account';
import type { PastSignIn } from './sessions';

/** A past sign-in without its account, which is the one at this place of the seeded ones. */
interface SeededSignIn extends Omit<PastSignIn, 'account'> {
  place: number;
}

const signInsOf = ({ memberships }: Account, place: number): SeededSignIn[] =>
  memberships.flatMap(({ tenantCode, accountCode, devices }) =>
    devices.map(({ name, boundAt }) => ({
      place,
      binding: { tenantCode, accountCode },
      device: name,
      signedInAt: `${boundAt}:00`,
      seenAt: `${isoDay(TODAY - 1)}${boundAt.slice(10)}:00`,
    })),
  );

/** Derived once per process: seeded accounts always have the same devices. */
let signIns: readonly SeededSignIn[] | undefined;

/** Each bound device of a seeded account is signed in, and was used yesterday. */
export function seedSignIns(accounts: readonly Account[]): PastSignIn[] {
  signIns ??= accounts.flatMap(signInsOf);
  return signIns.map(({ place, binding, device, signedInAt, seenAt }) => {
    return { account: accounts[place] as Account, binding, device, signedInAt, seenAt };
  });
}
