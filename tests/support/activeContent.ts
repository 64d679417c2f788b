/**
 * What of a document could run a script, fetch from elsewhere or lead to an unsafe address, as short texts; empty for a
 * safe one. It also runs inside a browser: it refers to nothing outside itself and names no inner function.
 *
 * @param foreign The host whose pictures, styles and frames must not be fetched.
 */
export function activeContent(foreign: string, root: Document = document): string[] {
  const found: string[] = [];
  // What the build has written and what its loader adds: scripts and styles in the head, and styles of sub-apps.
  const own = new Set(
    root.querySelectorAll('head > *, body > script, [data-webpack], script[type="application/json"]'),
  );
  for (const element of root.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    const isOwn = own.has(element) || (tag === 'link' && (element as HTMLLinkElement).href.startsWith(location.origin));
    const isActive = /^(script|iframe|frame|object|embed|base|meta|link|applet|math|foreignobject)$/.test(tag);
    // Frames with a sandbox draw the tenant's components and papers.
    if (isActive && !isOwn && !element.hasAttribute('sandbox')) found.push(element.outerHTML.slice(0, 100));
    for (const { name, value } of element.attributes) {
      const isAddress = /^(href|src|srcset|action|formaction|xlink:href|data|poster|background|ping|srcdoc)$/.test(
        name,
      );
      // eslint-disable-next-line no-control-regex -- browsers skip control characters before a scheme, and in it
      const scheme = isAddress ? (/^[\u0000-\u0020]*([a-z][^:/?#]*):/i.exec(value)?.[1] ?? '').replace(/\s/g, '') : '';
      const isSafe =
        /^(https?|mailto|tel|blob|about)?$/i.test(scheme) || /^data:image\/(png|jpeg|gif|webp)[;,]/i.test(value);
      const isFetched = (isAddress && tag !== 'a') || name === 'style';
      if (/^on/i.test(name) || (!isOwn && !isSafe) || (isFetched && value.includes(foreign)))
        found.push(`${tag} ${name}=${value.slice(0, 100)}`);
    }
  }
  return found;
}
