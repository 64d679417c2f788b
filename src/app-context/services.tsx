import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Translate } from '@/portal/contract/portal';
import type { Services } from '@/services';
import { useObservable } from '@/ui/useObservable';

const ServicesContext = createContext<Services | undefined>(undefined);

/** Provides the services to every component below it. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The services of the nearest `ServicesProvider`. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** The translation function; the component renders again when texts or language change. */
export const useTranslate = (): Translate => useObservable(useServices().i18n).t;
