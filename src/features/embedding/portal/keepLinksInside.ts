import type { Disposable } from '@/common/disposable';

export interface LinkHandlers {
  /** A path of the product, which has no session in a window of its own. */
  openInside(path: string): void;
  openOutside(url: string): void;
}

type Place = { kind: 'inside'; path: string } | { kind: 'outside'; url: string } | { kind: 'other' };

/** Where an address leads: a route of the product, another site, or something that the browser handles (`blob:`). */
export function placeOf(href: string, page: string): Place {
  const url = URL.parse(href, page);
  const here = new URL(page);
  if (!url) return { kind: 'other' };
  if (url.origin === here.origin && url.pathname === here.pathname)
    return url.hash.startsWith('#/') ? { kind: 'inside', path: url.hash.slice(1) } : { kind: 'other' };
  return /^(https?|mailto|tel):$/.test(url.protocol) ? { kind: 'outside', url: url.href } : { kind: 'other' };
}

/**
 * Lets the partner's page open what would be a window of its own: a route of the product opens in the frame, because the
 * session is in its memory alone; a link to another site is announced.
 */
export function keepLinksInside(page: Window, { openInside, openOutside }: LinkHandlers): Disposable {
  /** Returns whether the address was handled. */
  const handle = (href: string): boolean => {
    const place = placeOf(href, page.location.href);
    if (place.kind === 'inside') openInside(place.path);
    if (place.kind === 'outside') openOutside(place.url);
    return place.kind !== 'other';
  };
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.hasAttribute('download') || event.defaultPrevented) return;
    const leaves = link.target === '_blank' || placeOf(link.href, page.location.href).kind === 'outside';
    if (leaves && handle(link.href)) event.preventDefault();
  };
  const { open } = page;
  page.open = (url, target, features) => (url && handle(String(url)) ? null : open.call(page, url, target, features));
  page.addEventListener('click', handleClick);
  return () => {
    page.open = open;
    page.removeEventListener('click', handleClick);
  };
}
