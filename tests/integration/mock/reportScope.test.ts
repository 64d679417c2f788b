import * as XLSX from 'xlsx';
import { TODAY } from '../../../mock/domain/calendar';
import type { Order } from '../../../mock/domain/company/entities';
import { POSITION_IDS, REPORT_CODES } from '../../../mock/domain/fixtures';
import { platform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';
import { ALL_DAYS, linesOf, orders, toCents, yuan } from './support/plainSums';
import { ACTOR, call, reportOf, signInBoth } from './support/reportCalls';
import type { WireReport } from './support/reportCalls';

let server: PlatformServer;
let manager: Client;
beforeAll(async () => {
  server = await startPlatform();
  ({ representative: manager } = await signInBoth(server));
  // The rule of this role is about shops, amounts and statuses, not about who owns an order.
  const roleIds = ['role-key-account'];
  platform().administration('hd').positions.update(POSITION_IDS.liNaRepresentative, 'any', { roleIds }, ACTOR);
});
afterAll(() => server.stop());

const isSeen = ({ customer, amountCents, status }: Readonly<Order>) =>
  (['hypermarket', 'supermarket'].includes(customer.channel) || amountCents >= 500_000) &&
  !['draft', 'rejected'].includes(status);
const seen = () => orders().filter(isSeen);
const slices = [{ code: 'period', value: ALL_DAYS }];
const amounts = (some: readonly Readonly<Order>[], nameOf: (order: Readonly<Order>) => string) => {
  const sums: Record<string, number> = {};
  for (const order of some) sums[nameOf(order)] = (sums[nameOf(order)] ?? 0) + toCents(yuan(linesOf([order])));
  return sums;
};
const shown = ({ rows }: WireReport, code: string) =>
  Object.fromEntries(rows.map((row) => [row[code], toCents(Number(row.amount))]));

describe('a key account manager, who sees the orders of chains and large ones', () => {
  it('sees the sums of these orders alone', async () => {
    const answer = await reportOf(manager, REPORT_CODES.sales, { slices });
    expect(seen().length).toBeGreaterThan(0);
    expect(seen().length).toBeLessThan(orders().length);
    expect(answer.totals.orders).toBe(seen().length);
    expect(shown(answer, 'region')).toEqual(amounts(seen(), ({ customer }) => customer.region));
    const byStatus = await reportOf(manager, REPORT_CODES.sales, {
      slices: [...slices, { code: 'status', value: ['draft'] }],
    });
    expect(byStatus.rows).toEqual([]);
  });

  it('sees no other order below a member', async () => {
    const body = { reportcode: REPORT_CODES.sales, slices, drill: { elementcode: 'region', value: '杭州' } };
    const answer = (await call(manager, 'drill', body)).data<WireReport>();
    const inRegion = seen().filter(({ customer }) => customer.region === '杭州');
    expect(shown(answer, 'organisation')).toEqual(amounts(inRegion, ({ owner }) => owner.organisation.name));
  });

  it('exports no other order', async () => {
    const { dynamicid } = (
      await call(manager, 'asyncexportexcel', { reportcode: REPORT_CODES.customers, slices })
    ).data<{ dynamicid: string }>();
    interface State {
      exportstate: string;
      exportfileurl: string;
    }
    let state: State | undefined;
    while (state?.exportstate !== 'complete')
      [state] = (await manager.post(`/api/teapi/queue/impexp/expStatus?dynamicid=${dynamicid}`)).data<{
        states: State[];
      }>().states;
    const book = XLSX.read(await platform().objects('hd').read(state.exportfileurl));
    const [, ...rows] = XLSX.utils.sheet_to_json<(string | number)[]>(Object.values(book.Sheets)[0] as XLSX.WorkSheet, {
      header: 1,
    });
    expect(rows.at(-1)?.[1]).toBe(seen().length);
    const written = Object.fromEntries(rows.slice(0, -1).map(([name, , , amount]) => [name, toCents(Number(amount))]));
    expect(written).toEqual(amounts(seen(), ({ customer }) => customer.name));
  });

  it('is not told the name of a member of whom there are no such orders', async () => {
    const today = [{ code: 'period', value: ['2026-11-20', '2026-11-20'] }];
    const customers = [...platform().company('hd').customers.values()];
    const hidden = customers.find(({ id }) => !seen().some(({ customer, day }) => customer.id === id && day === TODAY));
    const drill = { elementcode: 'customer', value: hidden?.id ?? '' };
    const body = { reportcode: REPORT_CODES.customers, slices: today, drill };
    const answer = (await call(manager, 'drill', body)).data<{ path: { text: string }[]; rows: unknown[] }>();
    expect([answer.rows, answer.path[0]?.text]).toEqual([[], drill.value]);
    expect(drill.value).not.toBe('');
  });

  it('is offered the people and units of these orders, and with a rule about units those alone', async () => {
    const keysOf = async (paramcode: string) =>
      (await call(manager, 'initparam', { paramcode }))
        .data<{ options: { key: string }[] }>()
        .options.map(({ key }) => key);
    const everybody = await keysOf('owner');
    expect(everybody.length).toBeGreaterThan(30);
    const { dataRules } = platform().administration('hd');
    const { items } = dataRules.get('rule-chain-orders');
    const within = { field: 'ownerorg', operator: 'within', values: [{ current: 'organisation' as const }] };
    dataRules.update('rule-chain-orders', 'any', { items: [...items, within] }, ACTOR);
    const unit = platform().company('hd').positions.get(POSITION_IDS.liNaRepresentative)?.organisation;
    const ownerIds = platform()
      .company('hd')
      .sellers.filter(({ organisation }) => organisation === unit)
      .map(({ id }) => id);
    expect(ownerIds.length).toBeGreaterThan(0);
    expect(await keysOf('owner')).toEqual(ownerIds);
    const hidden = everybody.find((id) => !ownerIds.includes(id)) ?? '';
    const refused = await call(manager, 'biengine/report', {
      reportcode: REPORT_CODES.sales,
      slices: [{ code: 'owner', value: hidden }],
    });
    expect(refused.status).toBe(400);
    const answer = await reportOf(manager, REPORT_CODES.sales, { slices, switchdim: { elementcode: 'owner' } });
    const inUnit = seen().filter(({ owner }) => owner.organisation === unit);
    expect(shown(answer, 'owner')).toEqual(amounts(inUnit, ({ owner }) => owner.name));
  });
});
