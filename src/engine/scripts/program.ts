/** Fetches the bytes of QuickJS. The page does, so that the worker that runs them needs no network at all. */
export async function fetchProgram(): Promise<ArrayBuffer> {
  const answer = await fetch(new URL('@jitl/quickjs-wasmfile-release-sync/wasm', import.meta.url));
  if (!answer.ok) throw new Error(`QuickJS: ${answer.status}`);
  return answer.arrayBuffer();
}
