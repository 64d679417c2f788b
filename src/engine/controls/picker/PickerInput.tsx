import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { AppError } from '@/common/errors/appError';
import { PAGE_STATUS } from '../../host';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { pickedOf } from '../area/facts';
import { isEmptyValue } from '../defineControl';
import { chooseMany, chooseOne } from '../shared/choose';
import { Icon } from '@/ui/Icon';
import { leaveHandler } from '../shared/leaveHandler';
import { RestInput } from '../shared/RestInput';
import { useShownText } from '../shared/useShownText';
import styles from './picker.module.css';

const CLEARING_KEYS = ['Delete', 'Backspace'];

/** The whole picker tells when it is left: the dialog to choose in, and the button that clears, belong to it. */
const leftToFrame = () => undefined;

/** Shows what was chosen; a press or key opens the page to choose on. */
export function PickerInput({ field }: { field: Field<'picker'> }) {
  const page = usePage();
  const { pagecode, placeholder, multiple } = field.props;
  const isOpen = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const isClearable = useWatched(
    field,
    () => !isEmptyValue(field.value()) && !field.isReadonly() && !field.isRequired(),
  );
  const text = useShownText(field);

  const open = async () => {
    const linkParam = (field.sourceInput() ?? {}) as Record<string, unknown>;
    const result = await page.host.pages.open({
      pageCode: pagecode,
      mode: 'dialog',
      status: PAGE_STATUS.view,
      linkParam,
    });
    if (result === undefined) return;
    const results: readonly unknown[] = multiple === 1 && Array.isArray(result) ? result : [result];
    const picked = results.flatMap((one) => pickedOf(one) ?? []);
    if (picked.length < results.length)
      throw new AppError('config', page.host.t('engine.picker.badresult', { pagecode }));
    if (multiple === 1) chooseMany(field, picked);
    else chooseOne(field, picked[0]);
  };
  const handleOpen = () => {
    // A press brings the focus and a click: both ask.
    if (isOpen.current) return;
    isOpen.current = true;
    setBusy(true);
    open()
      .catch(page.host.report)
      .finally(() => {
        isOpen.current = false;
        setBusy(false);
      });
  };
  const leave = leaveHandler(field);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isClearable && CLEARING_KEYS.includes(event.key)) chooseOne(field, undefined);
  };
  return (
    <span
      className={styles.picker}
      aria-busy={isBusy || undefined}
      onKeyDown={handleKeyDown}
      onBlur={(event) => isOpen.current || leave(event)}
    >
      <RestInput
        field={field}
        icon="arrow"
        popup="dialog"
        placeholder={page.text(placeholder) || page.host.t('engine.select.placeholder')}
        text={text}
        onUpgrade={(reason) => reason === 'open' && handleOpen()}
        onLeave={leftToFrame}
      />
      {isClearable && (
        <button
          type="button"
          className={styles.clear}
          tabIndex={-1}
          aria-label={page.host.t('engine.picker.clear')}
          onClick={() => chooseOne(field, undefined)}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}
