import { useCallback, useState } from 'react';
import type { Field } from '../../model/field';
import { bindInput, writeText } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import button from '../button/button.module.css';
import { plainText } from '../defineControl';
import input from '../shared/input.module.css';
import { leaveHandler } from '../shared/leaveHandler';
import { CoordinateInput } from './CoordinateInput';
import { findPosition } from './findPosition';
import type { PositionProblem } from './findPosition';
import { PlaceMap } from './PlaceMap';
import { coordinatesOf, isPlace, placeText, withPart } from './place';
import styles from './location.module.css';

/** Address and coordinates, typed or from the device; a map where the page or the deployment has a key for one. */
export function LocationInput({ field }: { field: Field<'location'> }) {
  const page = usePage();
  const { t } = page.host;
  const { mapkey, placeholder } = field.props;
  const mapKey = mapkey ?? page.host.mapKey?.();
  const [state, setState] = useState<'rest' | 'busy' | PositionProblem>('rest');
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const isReadonly = useWatched(field, () => field.isReadonly());
  const value = useWatched(field, () => field.value());
  const found = coordinatesOf(value);
  const bindAddress = useCallback(
    (element: HTMLInputElement) =>
      bindInput(element, field, (target) => {
        const current = field.value();
        writeText(target, plainText(isPlace(current) ? current.address : current));
      }),
    [field],
  );

  const locate = async () => {
    setState('busy');
    const answer = await findPosition();
    if (typeof answer === 'string') {
      setState(answer);
      return;
    }
    setState('rest');
    if (!field.isReadonly()) field.edit(withPart(field.value(), answer));
  };
  return (
    <div className={styles.location} role="group" aria-label={title} onBlur={leaveHandler(field)}>
      <input
        ref={bindAddress}
        id={field.id}
        type="text"
        className={input.input}
        aria-label={t('engine.location.addressof', { title })}
        placeholder={page.text(placeholder) || t('engine.location.address')}
        autoComplete="off"
        onInput={({ currentTarget }) =>
          field.edit(withPart(field.value(), { address: currentTarget.value === '' ? undefined : currentTarget.value }))
        }
        onFocus={() => field.focus()}
      />
      <div className={styles.coordinates}>
        <CoordinateInput
          field={field}
          part="longitude"
          name={t('engine.location.longitudeof', { title })}
          label={t('engine.location.longitude')}
        />
        <CoordinateInput
          field={field}
          part="latitude"
          name={t('engine.location.latitudeof', { title })}
          label={t('engine.location.latitude')}
        />
        {!isReadonly && (
          <button
            type="button"
            className={button.button}
            disabled={state === 'busy'}
            aria-busy={state === 'busy' || undefined}
            onClick={() => void locate().catch(page.host.report)}
          >
            {t(state === 'busy' ? 'engine.location.busy' : 'engine.location.locate')}
          </button>
        )}
      </div>
      {state !== 'rest' && state !== 'busy' && (
        <p className={styles.problem} role="alert">
          {t(`engine.location.${state}`)}
        </p>
      )}
      {!mapKey && !isReadonly && <p className={styles.note}>{t('engine.location.withoutmap')}</p>}
      {mapKey && found && (
        <PlaceMap
          key={`${found.longitude},${found.latitude}`}
          mapKey={mapKey}
          {...found}
          name={t('engine.location.map', { place: placeText(value) })}
        />
      )}
    </div>
  );
}
