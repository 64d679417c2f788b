/** Pixels of the largest place of a picture on paper, 240 × 120, at 192 dots per inch. */
const MOST_PX = { width: 480, height: 240 };
const QUALITY = 0.92;

let last: Promise<unknown> = Promise.resolve();

/**
 * The object URL of a copy as small as its place on paper. Each sheet loads its pictures again, when the originals may have
 * left the cache of files, and a hundred photos do not fit into memory: so they are decoded one after the other. Rejects
 * for what is no picture.
 */
export function paperPicture(src: string): Promise<string> {
  const copy = last.then(() => smallCopy(src));
  last = copy.catch(() => undefined);
  return copy;
}

async function smallCopy(src: string): Promise<string> {
  const image = new Image();
  image.src = src;
  await image.decode();
  // A drawing (SVG) may have no size of its own.
  const [width, height] = [image.naturalWidth || MOST_PX.width, image.naturalHeight || MOST_PX.height];
  const scale = Math.min(1, MOST_PX.width / width, MOST_PX.height / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The picture could not be copied');
  return URL.createObjectURL(blob);
}
