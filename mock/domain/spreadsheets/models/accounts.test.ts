import type { Caller } from '../../accounts/caller';
import { isHeld } from '../../company/entities';
import { UNRESTRICTED } from '../../data-rules/dataScope';
import { POSITION_IDS, ROLE_IDS } from '../../fixtures';
import type { FunctionCode } from '../../functions';
import { platform, resetPlatform } from '../../platform';
import { accountContext } from '../../../http/accountContext';
import { importRows, runAtOnce } from '../importRows';
import type { Cell } from '../read/cell';
import { accountColumns, accountImport } from './accounts';
import type { DuplicateStrategy } from './importModel';

const HEADER = ['用户名', '姓名', '手机号', '组织', '岗位'];

beforeEach(() => resetPlatform());

/** The director, or somebody who may do less, and what an import of theirs needs. */
function start(functionCodes?: readonly FunctionCode[]) {
  const { accounts, company, administration } = platform();
  const own = company('hd');
  const [account] = accounts;
  const position = own.positions.get(POSITION_IDS.zhangWei);
  const role = administration('hd').roles.get(ROLE_IDS.administrator);
  if (!account || !position || !isHeld(position)) throw new Error('The director is missing');
  const caller: Caller = {
    account,
    company: own,
    position,
    roles: [role],
    functionCodes: functionCodes ?? role.functionCodes,
    scope: UNRESTRICTED,
  };
  const context = accountContext(platform(), caller);
  const run = (rows: readonly (readonly Cell[])[], strategy: DuplicateStrategy) =>
    runAtOnce(
      importRows({
        model: accountImport(context),
        context: { caller, strategy, nextId: () => '' },
        language: 'zh-CN',
        mostRows: 50_000,
        readSheets: () =>
          Promise.resolve([{ name: 'A', rows: [HEADER, ...rows].map((cells, index) => ({ line: index + 1, cells })) }]),
        storeErrors: () => Promise.resolve('http://errors'),
        onRowsEnd: () => undefined,
      }),
    );
  const find = (username: string) => accounts.find((each) => each.username === username);
  return { run, find, administration: administration('hd'), accounts };
}

it('creates accounts, gives each a vacant position by organisation and name, and reports the others', async () => {
  const { run, find, administration } = start();
  const before = administration.accounts.all().length;
  const actor = { accountCode: '', name: '', positionName: '' };
  const waiting = administration.positions.get(POSITION_IDS.sunLi);
  administration.positions.update(waiting.id, 'any', { employee: undefined }, actor);
  const result = await run(
    [
      ['xin.yi', '辛一', '13600000001', '综合管理部', '实习生'],
      ['xin.er', '辛二', '13600000002', 'hd-office', '实习生'],
      ['Xin.San', '辛三', '13600000003'],
      ['gao.fei', '高飞', '13600000004'],
      ['xin.si', '辛四', '13800000001'],
      ['xin.wu', '', '13600000005'],
      ['xin.liu', '辛六', '13600000003'],
    ],
    'error',
  );
  expect(result.counts).toMatchObject({ total: 7, processed: 7, faulty: 5 });
  expect(find('xin.yi')).toMatchObject({ name: '辛一', passwordStatus: 2 });
  expect(find('xin.yi')?.memberships[0]?.positionIds).toEqual([POSITION_IDS.sunLi]);
  expect(find('xin.er')).toBeUndefined();
  expect(find('xin.san')?.mobile).toBe('13600000003');
  expect(administration.accounts.all()).toHaveLength(before + 2);
});

it('leaves an account with a known user name as it is, changes it or reports it, as the rule says', async () => {
  const { run, find } = start();
  const row = [['LI.NA', '李娜娜', '13800000002']];
  expect((await run(row, 'ignore')).counts).toMatchObject({ ignored: 1, faulty: 0 });
  expect((await run(row, 'error')).counts).toMatchObject({ ignored: 0, faulty: 1 });
  expect(find('li.na')?.name).toBe('李娜');
  expect((await run(row, 'overwrite')).counts).toMatchObject({ ignored: 0, faulty: 0 });
  expect(find('li.na')).toMatchObject({ name: '李娜娜', passwordStatus: 1 });
  expect(find('li.na')?.memberships[0]?.positionIds).toHaveLength(2);
});

it('gives no position with functions that the person who imports does not hold', async () => {
  const { run, find } = start(['ACCOUNT_MANAGE']);
  const rows = [
    ['xin.yi', '辛一', '13600000001', '上海分部', '渠道经理'],
    ['xin.er', '辛二', '13600000002'],
  ];
  expect((await run(rows, 'error')).counts).toMatchObject({ total: 2, faulty: 1 });
  expect([find('xin.yi'), find('xin.er')?.name]).toEqual([undefined, '辛二']);
});

it('imports names without characters that are not seen, and no name of nothing else', async () => {
  const { run, find } = start();
  const rows = [
    ['xin.yi', '辛\u202e一\u200b', '13600000001'],
    ['xin.er', '\u200b', '13600000002'],
  ];
  expect((await run(rows, 'error')).counts).toMatchObject({ total: 2, faulty: 1 });
  expect([find('xin.yi')?.name, find('xin.er')]).toEqual(['辛一', undefined]);
});

it('exports no passwords', () => {
  const { administration } = start();
  const [first] = administration.accounts.all();
  if (!first) throw new Error('There is no account');
  const row = accountColumns(administration).map(({ key, value }) => [key, value(first)]);
  expect(Object.fromEntries(row)).toMatchObject({ username: 'zhang.wei', state: 'account.state.active' });
  expect(JSON.stringify(row)).not.toContain(first.account.password);
});
