import { prompt } from '#ui/prompt.tsx'

/** A file of its own, so that the route of a step can preload the input before it loads the question around it. */
export const LazyNameAnswer = prompt(() => import('./NameAnswer.tsx'))
