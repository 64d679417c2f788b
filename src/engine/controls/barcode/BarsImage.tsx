import { code128Widths } from './code128';

/** Empty modules on both sides, without which a scanner does not find the code. */
const QUIET_MODULES = 10;
const MODULE_PX = 2;

/** Bars as one path. */
function pathOf(widths: readonly number[]): { path: string; modules: number } {
  let at = QUIET_MODULES;
  const bars = widths.map((width, index) => {
    const bar = index % 2 === 0 ? `M${at} 0h${width}v1h-${width}z` : '';
    at += width;
    return bar;
  });
  return { path: bars.join(''), modules: at + QUIET_MODULES };
}

export function BarsImage({ text, size }: { text: string; size: number }) {
  const { path, modules } = pathOf(code128Widths(text));
  return (
    <svg
      aria-hidden="true"
      width={modules * MODULE_PX}
      height={size}
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
