import { createContext, use } from 'react';
import type { Observable } from '@/common/store';
import type { Session } from '@/services/session/session';

/** The page of a session that has ended without the person's wish, which the next sign-in leads back to. */
export interface ReturnAddress {
  keep(address: string): void;
  /** The kept address, for the same person in the same position only; undefined for others. It is then forgotten. */
  take(): string | undefined;
}

const ownerOf = ({ login, user }: Session) => [login.tenantCode, login.accountCode, user.positionId].join('\n');

/** Keeps the address in memory, because it may contain data of the page. */
export function createReturnAddress(session: Observable<Session | undefined>): ReturnAddress {
  let owner: string | undefined;
  let kept: { owner: string | undefined; address: string } | undefined;
  const follow = () => {
    const current = session.get();
    if (current) owner = ownerOf(current);
  };
  follow();
  session.subscribe(follow);
  return {
    keep(address) {
      kept = { owner, address };
    },
    take() {
      const taken = kept;
      kept = undefined;
      const current = session.get();
      return taken && current && taken.owner === ownerOf(current) ? taken.address : undefined;
    },
  };
}

export const ReturnAddressContext = createContext<ReturnAddress | undefined>(undefined);

/** The return address of the running product. */
export function useReturnAddress(): ReturnAddress {
  const returnAddress = use(ReturnAddressContext);
  if (!returnAddress) throw new Error('useReturnAddress needs a ReturnAddressContext above it');
  return returnAddress;
}
