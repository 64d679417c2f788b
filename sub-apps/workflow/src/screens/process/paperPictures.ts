import { imageAddress } from '@atrium/common/imageAddress';
import type { Portal } from '@atrium/portal/contract/portal';

/** So long the paper waits for a picture; then it says that the picture is missing. */
export const PICTURE_WAIT_MS = 10_000;

/** Sets the source of a picture and waits until it can be drawn. Resolves to whether it can. */
async function load(image: HTMLImageElement, address: Promise<string>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PICTURE_WAIT_MS);
  });
  const arrived = address
    .then((src) => {
      image.src = src;
      return image.decode();
    })
    .then(
      () => true,
      () => false,
    );
  try {
    return await Promise.race([arrived, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the pictures of a paper from the storage, each address once. */
export function createPaperPictures(files: Pick<Portal['files'], 'picture'>) {
  const addresses = new Map<string, Promise<string>>();
  const addressOf = (url: string) => {
    // A drawing in the address itself needs no storage.
    const isInline = imageAddress(url)?.protocol === 'data:';
    const address = addresses.get(url) ?? (isInline ? Promise.resolve(url) : files.picture(url));
    addresses.set(url, address);
    return address;
  };
  return {
    /** Fills the image with the stored picture. Resolves to whether that can be drawn. */
    load: (image: HTMLImageElement, url: string): Promise<boolean> => load(image, addressOf(url)),
  };
}
