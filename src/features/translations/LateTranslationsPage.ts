import { lazyComponent } from '#ui/lazy-component.tsx'

/** The translations of the brand’s words. */
export default lazyComponent(async () => {
  const { TranslationsPage } = await import('./TranslationsPage.tsx')
  return { default: TranslationsPage }
})
