const PATHS = {
  plus: 'M8 3v10M3 8h10',
  reload: 'M13 8a5 5 0 1 1-1.5-3.6M13 2v3h-3',
  delete: 'M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5',
  edit: 'M3 13l.6-2.6L10.8 3.2l2 2-7.2 7.2z',
  previous: 'M10 3.5L5.5 8l4.5 4.5',
  next: 'M6 3.5L10.5 8 6 12.5',
  up: 'M3.5 10.5L8 6l4.5 4.5',
  down: 'M3.5 6L8 10.5 12.5 6',
  eye: 'M1.5 8C3 5.2 5.3 3.7 8 3.7s5 1.5 6.5 4.3c-1.5 2.8-3.8 4.3-6.5 4.3S3 10.8 1.5 8zM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  check: 'M3 8.5l3.2 3.2L13 4.8',
  minus: 'M3.5 8h9',
  close: 'M4 4l8 8M12 4l-8 8',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  more: 'M3 8h.01M8 8h.01M13 8h.01',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  download: 'M8 2.5v7.5M4.7 6.8L8 10.1l3.3-3.3M3 13h10',
  customer: 'M2.5 6.5v7h11v-7M2 6.5L3.5 3h9L14 6.5zM6.5 13.5V10h3v3.5',
  visit: 'M8 14s4.5-4 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 10 8 14 8 14zM8 5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3',
  report: 'M2.5 2.5v11h11M5.5 11V8M8.5 11V5M11.5 11V7',
  picture: 'M2.5 3h11v10h-11zM2.5 11l3.3-3.4 2.6 2.6 1.8-1.7 3.3 3M10.4 6h.01',
} as const;

export type IconName = keyof typeof PATHS;

/** A small stroke icon; always beside a text or inside something that has a name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="14"
      height="14"
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
