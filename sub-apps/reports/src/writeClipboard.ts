export interface ClipboardTexts {
  plain: string;
  html?: string;
}

/** Copies by a copy event, for pages that may not use the clipboard. Throws where the browser refuses that too. */
function copyByEvent({ plain, html }: ClipboardTexts): void {
  const handleCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', plain);
    if (html !== undefined) event.clipboardData?.setData('text/html', html);
  };
  document.addEventListener('copy', handleCopy, { capture: true });
  try {
    if (!document.execCommand('copy')) throw new Error('The browser refuses to copy');
  } finally {
    document.removeEventListener('copy', handleCopy, { capture: true });
  }
}

/** Puts a text on the clipboard, for programs that know it as HTML as well. Rejects where the browser refuses it. */
export async function writeClipboard(texts: ClipboardTexts): Promise<void> {
  const { plain, html } = texts;
  const blob = (text: string, type: string) => new Blob([text], { type });
  try {
    if (html === undefined) await navigator.clipboard.writeText(plain);
    else {
      const parts = { 'text/plain': blob(plain, 'text/plain'), 'text/html': blob(html, 'text/html') };
      await navigator.clipboard.write([new ClipboardItem(parts)]);
    }
  } catch {
    // No permission, no secure address, or a browser that knows texts only.
    copyByEvent(texts);
  }
}
