import { isAppError } from '@/common/errors/appError';
import type { AccountFacts } from '../api/account';
import { openSession, tenantFactsOf } from './openSession';
import { toUser } from './user';

const login = { accountCode: 'hd-li.na', tenantCode: 'hd', productCode: 'SFA', productVersionCode: 'standard' };
const facts = { login, tenantName: '华东', productName: '标准版', orgStructTypeId: '1' };
const positions = [
  { positionId: 'p1', positionName: '经理', orgName: '上海' },
  { positionId: 'p2', positionName: '代表', orgName: '杭州' },
];
const info = (changes: Partial<AccountFacts> = {}): AccountFacts => ({
  positions,
  positionId: '',
  functionCodes: ['order'],
  fields: { functioncodes: ['order'] },
  ...changes,
});
const opened = (...parameters: Parameters<typeof openSession>) => {
  const session = openSession(...parameters);
  if (isAppError(session)) throw session;
  return session;
};

it('the name of the requested position comes from the list of positions when the response lacks it', () => {
  expect(opened(info(), 'p2', facts)).toMatchObject({
    login,
    user: {
      accountCode: 'hd-li.na',
      tenantCode: 'hd',
      tenantName: '华东',
      positionId: 'p2',
      positionName: '代表',
      orgName: '杭州',
    },
  });
});

it('fields of the answer take precedence over the tenant facts', () => {
  const fields = { tenantname: '华东公司', orgname: '总部', positionid: 'p1', functioncodes: ['order'] };
  expect(opened(info({ positionId: 'p1', fields }), 'p2', facts).user).toMatchObject({
    tenantName: '华东公司',
    orgName: '总部',
    positionId: 'p1',
    positionName: '经理',
  });
});

it.each([
  ['帐号已停用', 'positions', { positions: [] }, 'login.account_disabled'],
  ['岗位未关联权限组', 'function codes', { functionCodes: [] }, 'login.no_permission_group'],
])('%s is the error of an account info without %s', (_text, _missing, changes, code) => {
  expect(openSession(info(changes), 'p1', facts)).toMatchObject({ kind: 'service', code });
});

it('another position keeps only tenant and product of the earlier user record', () => {
  const user = toUser({
    tenantname: '华东',
    productname: '标准版',
    orgstructtypeid: '1',
    positionname: '经理',
    orgname: '上海',
    orgcode: 'sh',
    rolecodes: ['manager'],
    functioncodes: ['role'],
  });
  const next = opened(
    info({ positions: [{ positionId: 'p2', positionName: '', orgName: '' }] }),
    'p2',
    tenantFactsOf({ user, login }),
  );
  expect(next.user).toMatchObject({
    tenantName: '华东',
    orgStructTypeId: '1',
    positionName: '',
    orgName: '',
    orgCode: '',
    roleCodes: [],
    functionCodes: ['order'],
  });
  expect(next.user.fields).toMatchObject({ productname: '标准版' });
});
