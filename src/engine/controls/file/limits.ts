import { fileExtension } from '@/common/format/fileExtension';
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

/** Why a file may not be uploaded; undefined when it may. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>, limits: FileLimits): Problem | undefined {
  const { accept = [], maxsize = MAX_SIZE_MB } = limits;
  if (accept.length > 0 && !accept.includes(fileExtension(name)))
    return { key: 'engine.file.wrongtype', params: { filename: name, types: accept } };
  // A folder that is dropped is an empty file as well.
  if (size === 0) return { key: 'engine.file.empty', params: { filename: name } };
  if (size > maxsize * BYTES_PER_MB) return { key: 'engine.file.toobig', params: { filename: name, maxsize } };
  return undefined;
}

/** What the cameras of phones write. */
const CAMERA_FORMATS: Readonly<Record<'image/*' | 'video/*', readonly string[]>> = {
  'image/*': ['jpg', 'jpeg', 'heic'],
  'video/*': ['mp4', 'mov'],
};

/**
 * What a camera may take where these extensions are allowed, as the `accept` of an input; photos where nothing is said.
 * Undefined where everything that it takes would be refused.
 */
export function cameraTypes(accept: readonly string[]): string | undefined {
  if (accept.length === 0) return 'image/*';
  const types = Object.entries(CAMERA_FORMATS).filter(([, formats]) => formats.some((each) => accept.includes(each)));
  return types.map(([type]) => type).join(',') || undefined;
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
