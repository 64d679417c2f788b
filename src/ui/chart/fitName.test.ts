import { fitName } from './fitName';
import { textWidth } from './scale';

it('a name is cut in its middle, where there is no room for it', () => {
  expect(fitName('阳光食品店（相城56店）', 200)).toBe('阳光食品店（相城56店）');
  expect(fitName('阳光食品店（相城56店）', 80)).toBe('阳光食…6店）');
  expect([0, 24, 36].map((room) => fitName('上海市', room))).toEqual(['上…', '上…', '上海市']);
});

it('a name of a million signs has its own end', () => {
  const cut = fitName(`${'长'.repeat(1_000_000)}末😀`, 96);
  expect(cut).toMatch(/^长+…长+末😀$/);
  expect(textWidth(cut)).toBeLessThanOrEqual(96);
});
