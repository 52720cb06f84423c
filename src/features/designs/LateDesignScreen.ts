import { lazyComponent } from '#ui/lazy-component.tsx'

/** The form of a design. */
export default lazyComponent(() => import('./DesignScreen.tsx'))
