/** Replaces the error boundary of ProLayout, so that an error reaches the product's own boundary. */
export { Fragment as ErrorBoundary } from 'react';
