import { fileExtension } from '@/common/format/fileExtension';
import type { ThumbnailSize } from './files';

const IMAGES = ['jpg', 'jpeg', 'png', 'bmp', 'gif', 'webp', 'tif', 'tiff', 'heic', 'avif'];
const VIDEOS = ['mp4', 'mov', 'm4v', 'webm', 'avi', 'mkv', 'flv', 'wmv', 'mpg', 'mpeg', '3gp', 'ts'];

/** The moment of a video that is shown (business spec §7). */
const SNAPSHOT_MS = 10_000;

/** Aliyun's instruction for a small picture of an image or a video, by its extension; undefined for other files. */
export function thumbnailProcess(key: string, { width, height }: ThumbnailSize): string | undefined {
  const extension = fileExtension(key);
  const size = `w_${Math.round(width)},h_${Math.round(height)}`;
  if (IMAGES.includes(extension)) return `image/resize,m_fill,${size}`;
  return VIDEOS.includes(extension) ? `video/snapshot,t_${SNAPSHOT_MS},f_jpg,${size}` : undefined;
}
