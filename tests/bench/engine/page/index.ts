import { handOver } from './handOver';
import { mountForm } from './mountForm';
import { mountTable } from './mountTable';
import { scroll } from './scroll';
import { settle } from './settle';
import { timeRowAction } from './timeRowAction';
import { unmount } from './unmount';
import { watchKey, type KeyTimes } from './watchKey';

/** The functions that the driver calls inside a measured page. */
const probe = { handOver, mountForm, mountTable, scroll, settle, timeRowAction, unmount, watchKey };

declare global {
  interface Window {
    probe: typeof probe;
    /** The times of the last watched key; awaited only after the driver has pressed it. */
    watchedKey: Promise<KeyTimes>;
  }
}

window.probe = probe;
