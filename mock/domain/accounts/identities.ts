import { IDENTITY_IDS } from '../fixtures';
import type { Account } from './account';

/** An external identity provider (third-party sign-in). */
export interface IdentityProvider {
  code: string;
  name: string;
}

export const IDENTITY_PROVIDERS: readonly IdentityProvider[] = [{ code: 'worktalk', name: '企业通' }];

/** A person's identity at an identity provider. */
export interface Identity {
  id: string;
  providerCode: string;
  name: string;
}

const inWorkTalk = (id: string, name: string): Identity => ({ id, providerCode: 'worktalk', name });

export const IDENTITIES: readonly Identity[] = [
  inWorkTalk(IDENTITY_IDS.zhangWei, '张伟'),
  inWorkTalk(IDENTITY_IDS.liNa, '李娜'),
  inWorkTalk(IDENTITY_IDS.newcomer, '新同事'),
];

/** Stores which account each identity is bound to. */
export function createBindings(accounts: readonly Account[]) {
  const usernames = new Map<string, string>([
    [IDENTITY_IDS.zhangWei, 'zhang.wei'],
    [IDENTITY_IDS.liNa, 'li.na'],
  ]);
  return {
    accountOf: ({ id }: Identity): Account | undefined =>
      accounts.find(({ username }) => username === usernames.get(id)),
    bind: ({ id }: Identity, { username }: Account): void => void usernames.set(id, username),
  };
}
export type Bindings = ReturnType<typeof createBindings>;
