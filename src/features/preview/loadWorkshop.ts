/** What reads and explains protocols, by way of the engine that it shares. */
export const loadWorkshop = async () => (await import(/* webpackChunkName: "engine" */ '@/engine')).loadWorkshop();
