import { lazyComponent } from '#ui/lazy-component.tsx'

export const BookDialog = lazyComponent(() => import('./BookOfBrand.tsx'))
