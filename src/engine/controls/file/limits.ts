import { fileExtension } from '@/common/format/fileExtension';

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
/** Megabytes, where nothing is said. */
export const MAX_SIZE_MB = 100;

export const maxCountOf = ({ multiple, maxcount }: FileLimits): number =>
  multiple === 1 ? (maxcount ?? MAX_COUNT) : 1;

/** Why a file is not taken: its own fault, or for `leftout` no room. */
const REASONS = ['wrongtype', 'empty', 'toobig', 'leftout'] as const;

type Reason = (typeof REASONS)[number];

function faultOf({ name, size }: Pick<File, 'name' | 'size'>, limits: FileLimits): Reason | undefined {
  const { accept = [], maxsize = MAX_SIZE_MB } = limits;
  if (accept.length > 0 && !accept.includes(fileExtension(name))) return 'wrongtype';
  // A folder that is dropped is an empty file as well.
  if (size === 0) return 'empty';
  return size > maxsize * BYTES_PER_MB ? 'toobig' : undefined;
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

/** Files that are not taken for the same reason. */
export interface Refusal {
  readonly reason: Reason;
  /** The names of all of them. */
  readonly names: readonly string[];
}

export interface Selection {
  readonly taken: readonly File[];
  /** One for each reason. */
  readonly refusals: readonly Refusal[];
}

/** Which of the chosen files are taken: those that may be uploaded, as many as there is room for. */
export function selectFiles(files: readonly File[], room: number, limits: FileLimits): Selection {
  const allowed = files.filter((file) => faultOf(file, limits) === undefined);
  const taken = allowed.slice(0, room);
  const reasonOf = (file: File) => faultOf(file, limits) ?? (taken.includes(file) ? undefined : 'leftout');
  const refusals = REASONS.map((reason) => ({
    reason,
    names: files.filter((file) => reasonOf(file) === reason).map(({ name }) => name),
  }));
  return { taken, refusals: refusals.filter(({ names }) => names.length > 0) };
}
