/** Whether a script or a stylesheet of the program that could not be loaded is behind the error. */
export function isChunkLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') ||
    isChunkLoadError(error.cause)
  );
}
