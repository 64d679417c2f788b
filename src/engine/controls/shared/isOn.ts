/** Flags travel as 1 and 0; what a server sends as true is taken as well. */
export const isOn = (value: unknown): boolean => value === 1 || value === true || value === '1';
