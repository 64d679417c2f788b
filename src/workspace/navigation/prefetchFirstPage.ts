import { filterMenu } from '@/common/menu/filterMenu';
import { destinationOf } from '@/routes/destination';
import type { Services } from '@/services';
import { createOwnRecords } from '@/services/storage/ownRecords';
import { firstPage } from './firstPage';
import { guard } from './guard';

/**
 * Requests the protocol of the page that the workspace opens first. The workspace itself asks for it only when its own
 * first rendering, a single long task, is over. Resolves when the request is under way. A failure is repeated and shown
 * by the page.
 */
export async function prefetchFirstPage(services: Services, address: string): Promise<void> {
  const { session, startUp, access, records, protocols } = services;
  const user = session.get()?.user;
  const data = startUp.get();
  if (!user || !data) return;
  const mayVisit = (path: string) => guard(destinationOf(path), access) === 'allowed';
  const home = () => firstPage(filterMenu(data.menu, access.hasFunction), mayVisit, createOwnRecords(records, user));
  const path = destinationOf(address).target.kind === 'home' ? home() : address;
  const target = path !== undefined && mayVisit(path) ? destinationOf(path).target : undefined;
  if (target?.kind !== 'page') return;
  protocols.page(target.pageCode).catch(() => undefined);
  // The HTTP client sends it after some promises, all of which a timer lets pass.
  await new Promise((resolve) => setTimeout(resolve));
}
