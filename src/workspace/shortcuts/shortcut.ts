/** The letter that opens and closes the palette. */
export const PALETTE_LETTER = 'k';

/** The letter that adds the selected page to the favourites, or removes it. */
export const FAVOURITE_LETTER = 'd';

/** The letter that saves the page in front. */
export const SAVE_LETTER = 's';

/** The letter that prints the page in front. */
export const PRINT_LETTER = 'p';

/** The letter that undoes what a notice says. */
export const UNDO_LETTER = 'z';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether shortcuts use the Command key. */
export const isApple = (): boolean => /^(Mac|iPhone|iPad)/.test(navigator.platform);

/** Whether the keys are the shortcut with this letter: Command on an Apple computer, Control elsewhere. */
export function isShortcut(event: KeyPress, letter: string, hasCommand = isApple()): boolean {
  const isHeld = hasCommand ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return isHeld && !event.altKey && !event.shiftKey && event.key.toLowerCase() === letter;
}

/** The shortcut as it is shown: `Ctrl K`, `⌘K`. */
export function shortcutLabel(letter: string, hasCommand = isApple()): string {
  return hasCommand ? `⌘${letter.toUpperCase()}` : `Ctrl ${letter.toUpperCase()}`;
}
