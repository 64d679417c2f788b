import type { ButtonHTMLAttributes } from 'react';
import { Button } from '@/ui/Button';
import type { ButtonProps } from '@/ui/Button';

export interface TaskButtonProps
  extends Pick<ButtonProps, 'variant' | 'isBusy'>, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Nothing can be done now: a task over the whole file is under way, or there is nothing to do. */
  isOff: boolean;
  onPress(): void;
}

/** Starts a task over the whole file. It keeps the focus while it cannot be pressed. */
export function TaskButton({ isOff, onPress, ...rest }: TaskButtonProps) {
  return <Button {...rest} size="middle" aria-disabled={isOff || undefined} onClick={() => isOff || onPress()} />;
}
