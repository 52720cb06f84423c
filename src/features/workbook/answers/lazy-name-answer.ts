import { lazyComponent } from '#ui/lazy-component.tsx'

/** In a file of its own, so that the route of a step can preload this input with the question around it. */
export const LazyNameAnswer = lazyComponent(() => import('./NameAnswer.tsx'))
