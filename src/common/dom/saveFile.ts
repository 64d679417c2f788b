/** Downloads a file in the browser. */
export function saveFile(content: Blob, filename: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Some browsers read the object URL later than the next task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
