import { use } from 'react';
import type { Services } from '@/services';
import { ServicesContext } from './servicesContext';

/** The services of the running product. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}
