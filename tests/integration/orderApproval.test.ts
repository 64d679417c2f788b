import { moreControls } from '@/engine/controls/moreControls';
import { moreFunctions } from '@/engine/expressions/functions/more';
import { addFunctions } from '@/engine/expressions/functions/table';
import { createFakeHost, fakeUser } from '@/engine/fakeHost';
import { PAGE_STATUS } from '@/engine/host';
import { addControls } from '@/engine/loadParts';
import { createTestPage } from '@/engine/model/testPage';
import { pathOf } from '@/routes/destination';
import { ORDER_IDS, POSITION_IDS, PROCESS_IDS } from '../../mock/domain/fixtures';
import { findPage } from '../../mock/domain/protocols';
import type { Client } from './mock/support/client';
import { post, signedIn, submit } from './mock/support/flows';
import type { PlatformServer } from './mock/support/platformServer';
import { startPlatform } from './mock/support/platformServer';

addControls(moreControls);
addFunctions(moreFunctions);

let server: PlatformServer;
let director: Client;
beforeAll(async () => {
  server = await startPlatform();
  director = await signedIn(server, 'zhang.wei');
});
afterAll(() => server.stop());

interface Protocol {
  controls: readonly unknown[];
  toolbar: readonly unknown[];
  onload: object;
}

/** An order as it is read, with the platform's answers; presses a button and says which screens opened. */
async function pressed(client: Client, orderid: string, button: string) {
  const { controls, toolbar, onload } = findPage('order-form')?.protocol as Protocol;
  const host = createFakeHost({
    call: async ({ api, input }) => (await client.business(api, input)).data(),
    user: fakeUser({ hasFunction: () => true }),
  });
  const linkParam = { orderid, orderno: 'SO-1' };
  const { page } = createTestPage(controls, {
    ...{ host, linkParam, status: PAGE_STATUS.view, more: { toolbar, onload } },
  });
  await page.start();
  const control = page.control(button);
  expect(control.isHidden()).toBe(false);
  const event = control.node.events.onclicked;
  if (event) await page.events.click(button, event, { control });
  expect(host.log.errors).toEqual([]);
  return host.log.opened.map(({ pageCode, mode, linkParam: given }) => ({
    ...{ mode, given, path: pathOf({ pageCode, linkParam: given }) },
  }));
}

test('the approval of an order opens from the order, and the platform shows it', async () => {
  const [opened] = await pressed(director, ORDER_IDS.pending, 'viewapproval');
  expect(opened).toMatchObject({ mode: 'dialog', path: `/process?processid=${PROCESS_IDS.pendingOrder}` });
  const shown = await post(director, 'getprocess', { processid: opened?.given.processid });
  expect(shown.data()).toMatchObject({ orderid: ORDER_IDS.pending, flowcode: 'order' });
});

test('an order without an approval opens nothing', async () => {
  expect(await pressed(director, ORDER_IDS.draft, 'viewapproval')).toEqual([]);
});

test('a discount is requested from the order, with a form that the platform takes as it is filled', async () => {
  const [opened] = await pressed(director, ORDER_IDS.pending, 'requestdiscount');
  const { flowcode, values } = opened?.given as { flowcode: string; values: Record<string, unknown> };
  expect(opened?.path).toMatch(/^\/flow\?flowcode=discount&/);
  expect(values).toMatchObject({ amount: 2_451.36, reason: expect.stringContaining('SO-1') as string });
  expect((await post(director, 'getstart', { flowcode })).data()).toMatchObject({ pagecode: 'flow-discount' });
  const chosen = { reviewer: [POSITION_IDS.liNaManager] };
  const sent = await submit(director, flowcode, { ...values, percentage: 5 }, { chosen });
  expect(sent.data()).toMatchObject({ state: 'running', amount: 2_451.36 });
});
