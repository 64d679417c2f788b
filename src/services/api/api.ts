import type { NativeFunction } from '@/common/access';
import type { MenuItem } from '../start-up-data/startUpData';
import type { PageProtocolRecord } from '../protocols/protocols';
import type { AccountInfo } from './account';
import type { LoginAnswer } from './auth';
import type { BusinessCall } from './business';
import type { LanguageRecords } from './language';
import type { QrCode, QrCodeState } from './qrCode';
import type { OrganisationNode } from './organisations';
import type { SmsUsage } from './recovery';
import type { ServerToken } from './serverToken';
import type { ProductChoice } from './tenants';
import type { ThirdPartyAnswer } from './thirdParty';
import type { WidgetRecord } from './widgets';

/** The server's endpoints as typed functions: wire names and shapes end here. Each rejects with `AppError`. */
export interface Api {
  auth: {
    login(input: { userName: string; password: string }): Promise<LoginAnswer>;
    smsLogin(input: { mobile: string; code: string }): Promise<LoginAnswer>;
    /** Answers after how many seconds another code may be asked for. */
    sendSmsCode(input: { mobile: string; usage: SmsUsage }): Promise<number>;
    qrCode(): Promise<QrCode>;
    qrCodeState(id: string, signal?: AbortSignal): Promise<QrCodeState>;
    /** Answers what allows one reset. */
    verifyReset(input: { business: string; mobile: string; code: string }): Promise<string>;
    resetPassword(input: { resetToken: string; password: string }): Promise<void>;
    /** The address at which a third party is asked who this is; rejects when the platform does not offer that. */
    authorizeUrl(query: { provider: string; state: string }): Promise<string>;
    thirdPartyLogin(input: { provider: string; code: string }): Promise<ThirdPartyAnswer>;
    bindLogin(input: { bindToken: string; userName: string; password: string }): Promise<LoginAnswer>;
    tenants(): Promise<readonly ProductChoice[]>;
    /** Answers the new token. */
    chooseTenant(choice: ProductChoice): Promise<string>;
  };
  account: {
    /** `positionId` empty: the server answers the positions to choose from. An answer about another account is refused. */
    info(input: { positionId: string }): Promise<AccountInfo>;
    changePassword(input: { oldPassword: string; newPassword: string }): Promise<void>;
  };
  protocol: {
    nativeFunctions(): Promise<readonly NativeFunction[]>;
    webScripts(): Promise<readonly string[]>;
    page(input: { pageCode: string; pageType?: string }): Promise<PageProtocolRecord>;
    fragments(codes: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
    widgets(): Promise<readonly WidgetRecord[]>;
    widget(record: WidgetRecord): Promise<string>;
  };
  menu: {
    all(): Promise<readonly MenuItem[]>;
    folder(key: string): Promise<readonly { title: string; pageCode: string }[]>;
  };
  language: { records(lastTimestamp: number): Promise<LanguageRecords> };
  files: { serverToken(): Promise<ServerToken> };
  ids: { generate(count: number): Promise<readonly string[]> };
  organisations: { tree(orgStructTypeId: string): Promise<readonly OrganisationNode[]> };
  /** `/api/teapi/dy-biz/{api}`; answers `resp_data`. */
  business: { call(call: BusinessCall): Promise<unknown> };
}
