// Replaces polyfills of features that every supported browser has.
export {};
