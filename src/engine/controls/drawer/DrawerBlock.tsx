import { useEffect, useRef, useState } from 'react';
import type { ControlModel } from '../../model/controlModel';
import { watch } from '../../model/reactive';
import { SIGNALS, useWatched } from '../../react/useWatched';
import button from '../button/button.module.css';
import { FaultMark } from '../shared/FaultMark';
import { Icon } from '@/ui/Icon';
import { hasFault } from '../shared/usePanels';
import { Sheet } from './Sheet';

/** More controls behind a button; closed, they keep their values and are judged all the same. */
export function DrawerBlock({ control }: { control: ControlModel<'drawer'> }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isFaulty = useWatched(SIGNALS, () => hasFault(control));
  const open = () => {
    setOpen(true);
    setWasOpen(true);
  };
  const handleClose = () => {
    setOpen(false);
    opener.current?.focus();
  };

  // Something in it has to be seen: an invalid field, for example.
  useEffect(
    () =>
      watch(() => {
        if (control.shownPart() === undefined) return;
        control.shownPart(undefined);
        setOpen(true);
        setWasOpen(true);
      }),
    [control],
  );
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={button.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        {control.title()}
        {isFaulty && <FaultMark />}
        <Icon name="next" />
      </button>
      {wasOpen && <Sheet control={control} isOpen={isOpen} onClose={handleClose} />}
    </>
  );
}
