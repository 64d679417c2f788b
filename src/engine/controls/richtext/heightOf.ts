import type { CSSProperties } from 'react';
import type { RichtextControl } from '../../protocol/generated/types';

const ROWS = 3;
const LINE_PX = 22;
/** Padding and border above and below. */
const FRAME_PX = 14;

/** Height of the box for the lines that the protocol asks for; a longer text makes it higher. */
export const heightOf = ({ rows = ROWS }: RichtextControl): CSSProperties => ({ minHeight: rows * LINE_PX + FRAME_PX });
