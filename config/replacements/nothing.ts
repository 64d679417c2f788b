// Stands for a polyfill of something that every browser we support has.
export {};
