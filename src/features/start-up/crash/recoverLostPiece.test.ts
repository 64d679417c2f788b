import { memoryStorage } from '@/services/storage/memoryStorage';
import { recoverLostPiece } from './recoverLostPiece';

const lost = (name: string) => Object.assign(new Error(`Loading chunk ${name} failed`), { name: 'ChunkLoadError' });

it('tells the person and reloads once for a piece that is gone, then leaves it at the error page', () => {
  const order: string[] = [];
  const recovery = { tabStorage: memoryStorage(), tell: () => order.push('tell'), reload: () => order.push('reload') };
  recoverLostPiece(lost('a.1'), recovery);
  recoverLostPiece(lost('a.1'), recovery);
  expect(order).toEqual(['tell', 'reload']);
});

it('leaves other errors alone', () => {
  const recovery = { tabStorage: memoryStorage(), tell: jest.fn(), reload: jest.fn() };
  recoverLostPiece(new Error('a bug'), recovery);
  expect(recovery.reload).not.toHaveBeenCalled();
});
