import type { Problem } from '../defineControl';

/** What may be uploaded; properties of files and pictures alike. */
export interface FileLimits {
  readonly multiple?: 0 | 1;
  readonly maxcount?: number;
  /** Megabytes. */
  readonly maxsize?: number;
  /** Extensions without the dot, lower case. */
  readonly accept?: readonly string[];
}

const BYTES_PER_MB = 1024 * 1024;
const MAX_COUNT = 20;
const MAX_SIZE_MB = 100;

export const maxCountOf = ({ multiple, maxcount }: FileLimits): number =>
  multiple === 1 ? (maxcount ?? MAX_COUNT) : 1;

const extensionOf = (filename: string): string => /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';

/** Why a file may not be uploaded; undefined when it may. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>, limits: FileLimits): Problem | undefined {
  const { accept = [], maxsize = MAX_SIZE_MB } = limits;
  if (accept.length > 0 && !accept.includes(extensionOf(name)))
    return { key: 'engine.file.wrongtype', params: { filename: name, types: accept.join('、') } };
  if (size > maxsize * BYTES_PER_MB) return { key: 'engine.file.toobig', params: { filename: name, maxsize } };
  return undefined;
}

export interface Selection {
  readonly taken: readonly File[];
  /** The first refusal. */
  readonly problem: Problem | undefined;
}

/** Which of the chosen files are taken: those that may be uploaded, as many as there is room for. */
export function selectFiles(files: readonly File[], room: number, limits: FileLimits): Selection {
  const refusals = files.map((file) => refusalOf(file, limits));
  const allowed = files.filter((_, index) => refusals[index] === undefined);
  const tooMany: Problem = { key: 'engine.file.toomany', params: { maxcount: maxCountOf(limits) } };
  return {
    taken: allowed.slice(0, room),
    problem: refusals.find((problem) => problem !== undefined) ?? (allowed.length > room ? tooMany : undefined),
  };
}
