import type { Coordinates } from './place';

const SERVICE = 'https://webapi.amap.com/maps';
const VERSION = '1.4.15';
const TIMEOUT_MS = 15_000;

/** The little of the map service that is used. Its own positions are [longitude, latitude]. */
export interface MapService {
  readonly Map: new (
    element: HTMLElement,
    options: { zoom: number },
  ) => { setCenter(position: unknown): void; destroy(): void };
  readonly Marker: new (options: { map: unknown }) => { setPosition(position: unknown): void };
  /** Positions of a device lie beside those of the map, by some hundred metres. */
  convertFrom(
    position: [number, number],
    type: 'gps',
    done: (status: string, result: { locations?: readonly unknown[] }) => void,
  ): void;
}

const installed = (): MapService | undefined => (globalThis as { AMap?: MapService }).AMap;

let loading: Promise<MapService> | undefined;

function fetchScript(key: string): Promise<MapService> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('map service'));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    script.onload = () => {
      clearTimeout(timer);
      const service = installed();
      if (service) resolve(service);
      else fail();
    };
    script.src = `${SERVICE}?v=${VERSION}&key=${encodeURIComponent(key)}`;
    document.head.append(script);
  });
}

/** The map service, fetched once; what failed is tried again the next time. */
export function loadMap(key: string): Promise<MapService> {
  const service = installed();
  if (service) return Promise.resolve(service);
  return (loading ??= fetchScript(key).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
}

/** Where the map shows a device's position; the position itself when the service does not say. */
export function positionOn(service: MapService, { longitude, latitude }: Coordinates): Promise<unknown> {
  return new Promise((resolve) => {
    service.convertFrom([longitude, latitude], 'gps', (status, { locations }) =>
      resolve((status === 'complete' ? locations?.[0] : undefined) ?? [longitude, latitude]),
    );
  });
}
