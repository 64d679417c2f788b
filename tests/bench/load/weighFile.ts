import { gzipSync } from 'node:zlib';

export type FileKind = 'script' | 'style' | 'other';

export interface WeighedFile {
  path: string;
  kind: FileKind;
  /** Gzip level 9, whatever the server sent it as: comparable between servers. */
  gzBytes: number;
}

/** Fetches a file of the browser again and returns its compressed size. */
export async function weighFile(url: string): Promise<WeighedFile> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const content = Buffer.from(await response.arrayBuffer());
  const path = new URL(url).pathname;
  return { path, kind: kindOf(path), gzBytes: gzipSync(content, { level: 9 }).length };
}

/** A sub-app's scripts are fetched as text, so the file name is used instead of the browser's type of request. */
function kindOf(path: string): FileKind {
  if (path.endsWith('.js')) return 'script';
  return path.endsWith('.css') ? 'style' : 'other';
}
