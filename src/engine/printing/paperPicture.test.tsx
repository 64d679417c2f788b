import { paperPicture } from './paperPicture';

/** Pictures of these sizes; a picture of another name cannot be decoded. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  photo: [4000, 3000],
  icon: [32, 16],
  drawing: [0, 0],
};

const nameOf = (image: HTMLImageElement) => image.src.split('/').at(-1) ?? '';
const drawn: string[] = [];
let decoding = 0;
let mostAtOnce = 0;

beforeAll(() => {
  HTMLImageElement.prototype.decode = async function decode(this: HTMLImageElement) {
    mostAtOnce = Math.max(mostAtOnce, ++decoding);
    await Promise.resolve();
    decoding -= 1;
    if (!SIZES[nameOf(this)]) throw new Error('no picture');
  };
  (['naturalWidth', 'naturalHeight'] as const).forEach((side, index) =>
    Object.defineProperty(HTMLImageElement.prototype, side, {
      get(this: HTMLImageElement) {
        return SIZES[nameOf(this)]?.[index];
      },
    }),
  );
  HTMLCanvasElement.prototype.getContext = (() => ({ fillRect: jest.fn(), drawImage: jest.fn() })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(this: HTMLCanvasElement, done) {
    drawn.push(`${this.width} × ${this.height}`);
    done(new Blob());
  };
  URL.createObjectURL = () => `blob:${drawn.length}`;
});

it('a picture is copied as small as its place on paper, and a smaller one as it is', async () => {
  for (const name of ['photo', 'icon', 'drawing']) await paperPicture(`https://files.test/${name}`);
  expect(drawn).toEqual(['320 × 240', '32 × 16', '480 × 240']);
});

it('pictures are decoded one after the other; one that cannot be read stops no other', async () => {
  const copies = ['photo', 'text', 'icon'].map((name) => paperPicture(`https://files.test/${name}`));
  await expect(Promise.allSettled(copies)).resolves.toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected' },
    { status: 'fulfilled' },
  ]);
  expect(mostAtOnce).toBe(1);
});
