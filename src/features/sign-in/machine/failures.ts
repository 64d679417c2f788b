import { AppError } from '@/common/errors/appError';

const refusal = (code: string) => () => new AppError('service', code, { code });

/** No tenant, or no positions (shell spec §8): 帐号已停用. */
export const accountDisabled = refusal('login.account_disabled');

/** No function codes (shell spec §8): 岗位未关联权限组. */
export const noPermissionGroup = refusal('login.no_permission_group');
