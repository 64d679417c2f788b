import { safeParse } from 'valibot';
import { imageAddress } from '@/common/imageAddress';
import { messageSchema } from '@/common/messages/message';
import { safeAddress } from '@/engine/controls/shared/safeAddress';
import { readLinkParams } from '@/features/sign-in/link/readLinkParams';
import { rememberHost, signInAt, takeHost } from '@/features/sign-in/link/signInHost';
import { safeRedirect } from '@/features/start-up/entry/safeRedirect';
import { destinationOf } from '@/routes/destination';
import { findRoute } from '@/routes/routes';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { FOREIGN_HOST, HOSTILE_ADDRESSES } from '../support/hostileMarkup';
import { HOSTILE_REDIRECTS } from '../support/hostileRedirects';

const OWN = 'https://atrium.example';
const PARTNER = 'https://partner.example';
const ADDRESSES = [...HOSTILE_REDIRECTS, ...HOSTILE_ADDRESSES];

/** Where a browser goes when it follows an address on a page of the product. */
const originOf = (address: string) => URL.parse(address, `${OWN}/`)?.origin;

it('most addresses lead elsewhere where nothing checks them', () => {
  expect(HOSTILE_REDIRECTS.length).toBeGreaterThanOrEqual(40);
  expect(ADDRESSES.filter((address) => originOf(address) !== OWN).length).toBeGreaterThan(ADDRESSES.length / 2);
});

it.each(ADDRESSES)('the redirect %j of a sign-in stays in the product and behind the sign-in', (target) => {
  const path = safeRedirect(target);
  expect(path).toMatch(/^\/(?!\/)[^\\]*$/);
  expect([originOf(path), originOf(`#${path}`)]).toEqual([OWN, OWN]);
  expect(findRoute(path)?.owner.kind).not.toBe('entry');
});

it.each(ADDRESSES)('the link %j of a message, a menu or a page opens a screen of the product or none', (link) => {
  const { path, target } = destinationOf(link);
  expect(['page', 'folder', 'app', 'host', 'home', 'notFound']).toContain(target.kind);
  expect(originOf(`#${path}`)).toBe(OWN);
  const read = safeParse(messageSchema, { messageid: 'm', link: { route: link } });
  const route = read.success && read.output.link && 'route' in read.output.link ? read.output.link.route : undefined;
  if (route !== undefined) expect(originOf(route)).toBe(OWN);
});

it.each(ADDRESSES)(
  'nothing but a page of the web, a mail or a call becomes of %j as a link, and no script as a picture',
  (address) => {
    expect(['https:', 'http:', 'mailto:', 'tel:', undefined]).toContain(
      URL.parse(safeAddress(address) ?? '')?.protocol,
    );
    const picture = imageAddress(address)?.href;
    if (picture !== undefined) expect(picture).toMatch(/^https?:|^data:image\/(png|jpeg|gif|webp);base64,/);
  },
);

it.each([
  ...ADDRESSES,
  `${PARTNER}.${FOREIGN_HOST}`,
  `${PARTNER}@${FOREIGN_HOST}`,
  `${PARTNER}:444`,
  `https://${FOREIGN_HOST}/${PARTNER}`,
  `https://${FOREIGN_HOST}#${PARTNER}`,
  'http://partner.example',
  'https://x.partner.example',
  'https://partnеr.example',
])('a sign-out does not lead to %j, which is not a listed host', (origin) => {
  const storage = memoryStorage();
  const query = new URLSearchParams({ token: 't', origin }).toString();
  rememberHost(storage, readLinkParams(query)?.params.host ?? '');
  expect(signInAt(takeHost(storage), { loginHosts: [PARTNER] }, OWN)).toBeUndefined();
  // Nor does an entry that something else has written.
  expect(signInAt(origin, { loginHosts: [PARTNER] }, OWN)).toBeUndefined();
});
