/** Radii of the concentric arches, in units of the view box. */
const RADII = [60, 116, 172, 230];
const CENTRE = 240;
const HEIGHT = 480;

/** The background drawing: four concentric arches. */
export function Arches({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${CENTRE * 2} ${HEIGHT}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="10"
      aria-hidden
    >
      {RADII.map((radius) => (
        <path
          key={radius}
          d={`M${CENTRE - radius} ${HEIGHT}V${CENTRE}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${HEIGHT}`}
        />
      ))}
    </svg>
  );
}
