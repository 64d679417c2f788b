import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslate } from '@/app-context/services';
import { useFocusHandOver } from '@/ui/useFocusHandOver';

interface TransferButtonProps {
  /** Its text is `workspace.transfers.<name>`. */
  name: 'cancel' | 'clear' | 'remove' | 'retry' | 'save';
  /** The file, which the accessible name contains. */
  filename?: string;
  onPress: () => void;
}

/** A button of the list. Most disappear with the press: the focus then stays in the panel. */
export function TransferButton({ name, filename, onPress }: TransferButtonProps) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandOver(button);
  return (
    <Button
      ref={button}
      type="link"
      size="small"
      aria-label={filename === undefined ? undefined : t(`workspace.transfers.${name}Named`, { filename })}
      onClick={onPress}
    >
      {t(`workspace.transfers.${name}`)}
    </Button>
  );
}
