import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../react/pageContext';
import button from '../button/button.module.css';
import { loadMap, positionOn } from './loadMap';
import styles from './location.module.css';

const ZOOM = 15;

interface PlaceMapProps {
  mapKey: string;
  longitude: number;
  latitude: number;
  /** What the map shows, for who does not see it. */
  name: string;
}

/** A map of the place; when there is none, it says so and everything else works on. */
export function PlaceMap({ mapKey, longitude, latitude, name }: PlaceMapProps) {
  const { t } = usePage().host;
  const frame = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let destroy: (() => void) | undefined;
    const show = async () => {
      const service = await loadMap(mapKey);
      const position = await positionOn(service, { longitude, latitude });
      if (isGone || !frame.current) return;
      const map = new service.Map(frame.current, { zoom: ZOOM });
      destroy = () => map.destroy();
      map.setCenter(position);
      new service.Marker({ map }).setPosition(position);
    };
    show().catch(() => isGone || setFailed(true));
    return () => {
      isGone = true;
      destroy?.();
    };
  }, [mapKey, longitude, latitude, attempt]);
  const handleRetry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (!isFailed) return <div ref={frame} className={styles.map} role="img" aria-label={name} />;
  return (
    <p className={styles.note} role="status">
      {t('engine.location.nomap')}{' '}
      <button type="button" className={button.button} data-look="link" onClick={handleRetry}>
        {t('engine.retry')}
      </button>
    </p>
  );
}
