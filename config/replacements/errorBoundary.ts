/** Stands for the error boundary that ProLayout puts around its content: an error goes on to the product's own. */
export { Fragment as ErrorBoundary } from 'react';
