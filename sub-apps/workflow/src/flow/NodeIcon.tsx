const PATHS = {
  start: 'M8 8a2.6 2.6 0 1 0 0-5.2A2.6 2.6 0 0 0 8 8zM3 13.5c.6-2.3 2.6-3.5 5-3.5s4.4 1.2 5 3.5',
  approval: 'M3 13.2h10M4 10.8h8V9.2L9.6 8.2c-.5-.2-.6-.7-.3-1.2a2.4 2.4 0 1 0-2.6 0c.3.5.2 1-.3 1.2L4 9.2z',
  countersign:
    'M2 13.2h12M5 6.2a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM11 6.2a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM2.5 10.5c.3-1.6 1.2-2.4 2.5-2.4s2.2.8 2.5 2.4M8.5 10.5c.3-1.6 1.2-2.4 2.5-2.4s2.2.8 2.5 2.4',
  copy: 'M2.5 7.8L13.5 3l-2.8 10-3-3.8zM7.7 9.2L13.5 3',
  condition: 'M8 2.5v3M8 5.5l3.5 3L8 11.5l-3.5-3zM4.5 8.5H2.5v5M11.5 8.5h2v5',
  parallel: 'M8 2.5v3M3.5 13.5v-8h9v8M8 5.5v8',
  end: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM6 6h4v4H6z',
  branch: 'M4 2.5v11M4 9c5 0 7.5-1 7.5-4M9.5 6.5l2-2 2 2',
} as const;

/** A small stroke icon of a kind of node, beside its name. */
export const NodeIcon = ({ type }: { type: keyof typeof PATHS }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.3"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[type]} />
  </svg>
);
