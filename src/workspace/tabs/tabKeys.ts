/** What a key does on the tab bar: the index to go to, `close`, or nothing. */
export function tabKeyAction(key: string, index: number, count: number): number | 'close' | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Delete':
      return 'close';
    default:
      return null;
  }
}
