interface Usage {
  bytes: number;
}

/** Counts what uploads have stored, and names the blobs that must go when it is too much. */
export function createBlobUsage(limitBytes: number) {
  const blobs = new Map<string, Usage>();
  let total = 0;
  const forget = (path: string) => {
    total -= blobs.get(path)?.bytes ?? 0;
    blobs.delete(path);
  };
  return {
    /**
     * @param isWhole false for a block, which adds to the blob.
     * @returns the paths of the oldest blobs, which are no longer counted.
     */
    add(path: string, bytes: number, isWhole: boolean): string[] {
      if (isWhole) forget(path);
      const usage = blobs.get(path) ?? { bytes: 0 };
      usage.bytes += bytes;
      total += bytes;
      blobs.set(path, usage);
      const dropped: string[] = [];
      // A Map iterates in the order of insertion: the oldest first.
      for (const oldest of blobs.keys()) {
        if (total <= limitBytes || oldest === path) break;
        forget(oldest);
        dropped.push(oldest);
      }
      return dropped;
    },
  };
}
