import createPurifier from 'dompurify';
import { safeAddress } from '../shared/safeAddress';

/**
 * What is left out beside everything that runs: what looks like a part of the page (fields, styles, ids that the page's
 * own code would find) or shows another one inside of it.
 */
const OPTIONS = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'iframe', 'form', 'input', 'button', 'select', 'option', 'textarea', 'label', 'dialog', 'audio', 'video', 'source', 'track', 'map', 'area', 'slot', 'template'],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'slot', 'tabindex', 'autofocus', 'popover', 'popovertarget', 'srcset'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;

/** A formatted text as nodes that can be shown. */
export function sanitize(html: string): DocumentFragment {
  const fragment = createPurifier(window).sanitize(html, { ...OPTIONS, FORBID_TAGS: [...OPTIONS.FORBID_TAGS], FORBID_ATTR: [...OPTIONS.FORBID_ATTR] });
  for (const link of fragment.querySelectorAll('a')) {
    const address = safeAddress(link.getAttribute('href') ?? '');
    if (address === undefined) {
      link.removeAttribute('href');
      continue;
    }
    link.setAttribute('href', address);
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return fragment;
}
