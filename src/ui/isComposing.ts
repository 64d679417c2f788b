import type { KeyboardEvent } from 'react';

/** Safari sends the Enter that ends a composition after its end, with this key code. */
const INPUT_METHOD_KEY_CODE = 229;

/** Whether the key belongs to an input method that is composing a word. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === INPUT_METHOD_KEY_CODE;
