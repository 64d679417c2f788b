import { createContext, use } from 'react';
import type { Room } from './createRoom';

export const PreviewContext = createContext<Room | undefined>(undefined);

/** The running preview. */
export function useRoom(): Room {
  const room = use(PreviewContext);
  if (!room) throw new Error('useRoom needs a PreviewContext above it');
  return room;
}
