import { tryRead } from '../tryRead';

/** The last part of an address as a person would write it; empty when the address ends with a slash. */
export function nameInAddress(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return tryRead(() => decodeURIComponent(name)) ?? name;
}
