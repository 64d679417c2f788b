/** Whether the error or one of its causes is a webpack chunk (script or stylesheet) that failed to load. */
export function isChunkLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') ||
    isChunkLoadError(error.cause)
  );
}
