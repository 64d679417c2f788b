import { object } from 'valibot';
import type { Caller } from '../domain/accounts/caller';
import { actorOf } from '../domain/accounts/caller';
import { TENANTS } from '../domain/accounts/tenants';
import { localise } from '../domain/languages/localise';
import { positionCall } from '../http/calls';
import type { CallContext } from '../http/createHandler';
import { texts } from '../http/fields';
import { headerOf } from '../http/wire';

const PATH = '/api/teapi/account/account';

/** 13800000001 → 138****0001. */
const masked = (mobile: string) => mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');

const signInsOf = ({ account }: Caller, { platform, request }: CallContext) =>
  platform.sessions.signInsOf(account, headerOf(request, 'token'));

/** A person's own account: who they are and where they are signed in. */
export default {
  [`POST ${PATH}/profile`]: positionCall('ACCOUNT_CENTER', object({}), (_input, { account }) => ({
    username: account.username,
    mobile: masked(account.mobile),
  })),

  [`POST ${PATH}/sessions`]: positionCall('ACCOUNT_CENTER', object({}), (_input, caller, context) =>
    signInsOf(caller, context).map(({ id, device, tenantCode, signedInAt, seenAt, isCurrent }) => ({
      sessionid: id,
      devicename: device,
      tenantname: localise(TENANTS.find(({ code }) => code === tenantCode)?.name ?? '', context.language),
      logintime: signedInAt,
      lasttime: seenAt,
      iscurrent: isCurrent ? 1 : 0,
    })),
  ),

  [`POST ${PATH}/endsession`]: positionCall(
    'ACCOUNT_CENTER',
    object({ sessionids: texts }),
    ({ sessionids }, caller, context) => {
      const { platform, request } = context;
      const ending = signInsOf(caller, context).filter(({ id }) => sessionids.includes(id));
      const ended = platform.sessions.end(caller.account, headerOf(request, 'token'), sessionids);
      const { log } = platform.administration(caller.company.tenantCode);
      for (const { id, device } of ending)
        log.add({ actor: actorOf(caller), object: 'session', action: 'delete', recordId: id, recordName: device });
      return { ended };
    },
  ),
};
