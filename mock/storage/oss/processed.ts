import type { StoredObject } from '../objectStore';
import { StorageError } from '../storageError';

/** The picture of every video: a white triangle on blue, 64 × 64. */
const VIDEO_PICTURE = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAA',
    'ABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1',
    'AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAP',
    'KnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/',
    '2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK0',
    '6kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCABAAEADASIAAhEBAxEB/8QAGAABAQEB',
    'AQAAAAAAAAAAAAAAAAUHBgH/xAAlEAADAAAFAQkAAAAAAAAAAAAAAQIDBAURIXEGEhMiMUFCU4H/xAAXAQEBAQEAAAAAAAAAAAAAAAAAAgED/8',
    'QAFhEBAQEAAAAAAAAAAAAAAAAAAAER/9oADAMBAAIRAxEAPwCGADqkAAAAAAAAAAAvah2dqN8TJPvL66fK6MgmhE242M+uKw7cXLml6prZo8O4',
    'zun5bPRtjR5va1xS/TmtQ0TM5Pe4XjYS+UrldUJWYmAAoAAANCM9L2odoqvfDyS7q+yly+iJs1sWs7qGWyMb41+b2hc0/wAOa1DW8znN4h+DhP',
    '4y+X1ZNu6xLd3Tqn6tvds8EjNAAUAAAAAAAAAAA//Z',
  ].join(''),
  'base64',
);

const refuse = (message: string) => new StorageError(400, 'InvalidArgument', message);

/**
 * The object after `x-oss-process`. `image/resize` returns an image unchanged, because the mock decodes no images;
 * `video/snapshot` returns a fixed picture of a video.
 */
export function processed(object: StoredObject, process: string | null): StoredObject {
  if (process === null) return object;
  const type = object.headers['content-type'] ?? '';
  if (/^image\/resize(,[a-z]+_\w+)+$/.test(process)) {
    if (!type.startsWith('image/')) throw refuse('The object is no image.');
    return object;
  }
  if (/^video\/snapshot(,[a-z]+_\w+)+$/.test(process) && process.includes(',f_jpg')) {
    if (!type.startsWith('video/')) throw refuse('The object is no video.');
    return { ...object, body: VIDEO_PICTURE, headers: { 'content-type': 'image/jpeg' } };
  }
  throw refuse('The process is not supported.');
}
