import type { FormatName } from './formats';
import styles from './richtext.module.css';

const LETTERS: Partial<Record<FormatName, string>> = {
  heading1: 'H1',
  heading2: 'H2',
  heading3: 'H3',
  bold: 'B',
  italic: 'I',
  underline: 'U',
  strike: 'S',
};

const PATHS: Partial<Record<FormatName, string>> = {
  bulletList: 'M6 4h8M6 8h8M6 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  orderedList: 'M7 4h7M7 8h7M7 12h7M2 3l1-.7V6M1.8 9.6c.2-.9 2.2-.9 2.2.3 0 .9-2.2 1.6-2.2 2.9H4.2',
  quote: 'M3 3v10M6.5 4.5h7M6.5 8h7M6.5 11.5h4.5',
  link: 'M6.8 9.2l2.4-2.4M7.3 4.8l1.6-1.6a2.6 2.6 0 0 1 3.7 3.7L11 8.5M8.7 11.2l-1.6 1.6a2.6 2.6 0 0 1-3.7-3.7L5 7.5',
  clear: 'M4 3h8M8 3L6.8 9M2.5 13h6M10 10l4 4M14 10l-4 4',
};

/** What stands on a button of the toolbar; its name is the button's. */
export function ToolIcon({ name }: { name: FormatName }) {
  const letter = LETTERS[name];
  // Drawn by the style sheet: a text would have to be a part of the button's name.
  if (letter) return <span className={styles.letter} data-format={name} data-letter={letter} />;
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
