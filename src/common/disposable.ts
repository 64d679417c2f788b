/** Ends a subscription or frees a resource. Calling it again does nothing. */
export type Disposable = () => void;
