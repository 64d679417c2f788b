/** Loads the engine's tools for authors: validation, completion, examples, trace. */
export const loadWorkshop = async () => (await import(/* webpackChunkName: "engine" */ '@/engine')).loadWorkshop();
