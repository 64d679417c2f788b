/** How far a wheel turns for one step: one notch of a mouse, or as much on a touchpad. */
const STEP_PX = 100;

/**
 * Steps with the mouse wheel over an input, and keeps the page from scrolling meanwhile. Call it while the input has the
 * focus only: elsewhere the wheel scrolls the page and must change nothing. Answers how to stop.
 */
export function followWheel(input: HTMLElement, onStep: (count: 1 | -1) => void): () => void {
  let distance = 0;
  const handleWheel = (event: WheelEvent) => {
    // With the control key it zooms.
    if (event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    distance += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : Math.sign(event.deltaY) * STEP_PX;
    if (Math.abs(distance) < STEP_PX) return;
    onStep(distance > 0 ? -1 : 1);
    distance = 0;
  };
  // React's own wheel listener is passive and cannot keep the page from scrolling.
  input.addEventListener('wheel', handleWheel, { passive: false });
  return () => input.removeEventListener('wheel', handleWheel);
}
