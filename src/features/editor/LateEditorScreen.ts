import { lazyComponent } from '#ui/lazy-component.tsx'

/** The editor of a design. */
export default lazyComponent(() => import('./EditorScreen.tsx'))
