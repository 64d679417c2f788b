const frame = () => new Promise(requestAnimationFrame);

/** Milliseconds from before `draw` to the second frame in which `isShown`. */
export async function timeDrawing(draw: () => unknown, isShown: () => boolean): Promise<number> {
  await frame();
  const start = performance.now();
  await draw();
  for (let shown = 0; shown < 2;) {
    await frame();
    if (isShown()) shown += 1;
  }
  return performance.now() - start;
}

export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  return root;
}
