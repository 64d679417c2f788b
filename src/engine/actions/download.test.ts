import { moreControls } from '../controls/moreControls';
import { addControls } from '../loadParts';
import { openWithSteps } from './testRun';

addControls(moreControls);

const stored = (name: string) => ({ url: `https://files.test/${name}`, filename: name });

function setUp(step: Record<string, unknown>, controls: unknown[] = []) {
  const saved: [string, string][] = [];
  const files = () =>
    Promise.resolve({
      upload: () => {
        throw new Error('no upload');
      },
      picture: (url: string) => Promise.resolve(url),
      thumbnail: (url: string) => Promise.resolve(url),
      read: () => Promise.resolve(new Blob()),
      save: (url: string, filename: string) => Promise.resolve(saved.push([url, filename]) > 0),
    });
  return { saved, ...openWithSteps([{ do: 'download', ...step }], { files, controls }) };
}

it('saves a file by its address, under the name that the page gives', async () => {
  const { saved, press } = setUp({ file: 'https://files.test/r1.pdf', filename: '报价单.pdf' });
  await press();
  expect(saved).toEqual([['https://files.test/r1.pdf', '报价单.pdf']]);
});

it('saves all files of a control, each under its own name', async () => {
  const { saved, press } = setUp({ file: '=proofs' }, [
    { type: 'file', name: 'proofs', multiple: 1, value: [stored('a.pdf'), stored('b.pdf')] },
  ]);
  await press();
  expect(saved.map(([, filename]) => filename)).toEqual(['a.pdf', 'b.pdf']);
});

it('says so where there is no file', async () => {
  const { saved, press, host } = setUp({ file: '' });
  await press();
  expect(saved).toEqual([]);
  expect(host.log.errors.map(String)).toEqual([expect.stringContaining('engine.nofile')]);
});
