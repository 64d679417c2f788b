import { serverMessage } from '@/common/errors/apiError';
import { AppError } from '@/common/errors/appError';
import type { Services, Session, Tokens } from '@/services';
import { createApi } from '@/services/api/api';
import { createTransport } from '@/services/createTransport';
import type { Environment } from '@/services/environment';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createSignIn } from '../effects/createSignIn';

export interface RenewParts {
  services: Pick<Services, 'session' | 'settings' | 'i18n' | 'connection' | 'log'>;
  environment: Environment;
}

/** The steps that run without the person. Any other one is a question, which a renewal cannot ask. */
const SILENT_STEPS = ['signingIn', 'choosingProduct', 'accountInfo', 'done'];

const refused = (message: string, cause?: AppError) => new AppError('auth', message, { status: 401, cause });

/** Whether the platform has refused the token. It has not where it is out of order, or its answer cannot be read. */
function isRefusal(failure: AppError): boolean {
  const { kind, code, status = 0 } = failure;
  if (kind === 'auth') return true;
  const isAnswer = status < 500 || serverMessage(failure) !== '';
  return kind === 'service' && code !== 'errors.badAnswer' && isAnswer;
}

/**
 * Signs in with a new token beside the running session, which stays as it is, and resolves to the tokens for it. Rejects
 * with status 401 when the platform refuses the token for this session: it belongs to another person, tenant or position,
 * or the sign-in needs an answer. Any other error is a failure of the network or of the platform.
 */
export async function renewByLink(tokens: Tokens, { services, environment }: RenewParts): Promise<Tokens> {
  const running = services.session.get();
  if (!running) throw refused('There is no session to renew');
  const records = createRecords(memoryStorage());
  const { session, http } = createTransport({
    ...services,
    // A refused token is not renewed once more.
    environment: { ...environment, renewToken: () => Promise.reject(refused('The new token is refused')) },
    records,
    isDevMode: () => false,
    onStorageRefused: () => undefined,
  });
  const api = createApi({
    ...http,
    systemVersion: environment.userAgent,
    currentLogin: () => session.credentials()?.login,
  });
  return new Promise((resolve, reject) => {
    const handleSignedIn = () => {
      const [opened, renewed] = [session.get(), session.credentials()?.tokens];
      if (opened && renewed && isSame(opened, running)) resolve(renewed);
      else reject(refused('The token belongs to another session'));
    };
    const signIn = createSignIn({
      services: { ...services, api, session, records },
      onSignedIn: handleSignedIn,
    });
    signIn.state.subscribe(() => {
      const state = signIn.state.get();
      if (SILENT_STEPS.includes(state.step)) return;
      const failure = 'failure' in state ? state.failure : undefined;
      if (!failure) reject(refused(`The sign-in needs the step ${state.step}`));
      else reject(isRefusal(failure) ? refused('The new token is refused', failure) : failure);
      signIn.leave();
    });
    const { tenantCode, productVersionCode } = running.login;
    const { positionId } = running.user;
    signIn.submit({
      kind: 'link',
      tokens,
      link: { tenantCode, productCode: productVersionCode, positionId, userName: '', isRemembered: false },
    });
  });
}

const isSame = (one: Session, other: Session) =>
  one.login.accountCode === other.login.accountCode &&
  one.login.tenantCode === other.login.tenantCode &&
  one.user.positionId === other.user.positionId;
