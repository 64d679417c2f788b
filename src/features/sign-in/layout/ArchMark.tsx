/** The product's mark: an arch within an arch. */
export function ArchMark() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M4 28V16a12 12 0 0 1 24 0v12" />
      <path d="M11 28V17a5 5 0 0 1 10 0v11" />
    </svg>
  );
}
