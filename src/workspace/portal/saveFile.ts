/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, filename: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The download reads the address after the click; the next turn is too early in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
