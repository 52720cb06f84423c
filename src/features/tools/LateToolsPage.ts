import { loadContent } from '#kits/words/content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** The page of the tools with the words that it needs. */
export default lazyComponent(async () => {
  const [{ ToolsPage }] = await Promise.all([
    import('./ToolsPage.tsx'),
    loadContent('board/tools'),
    loadContent('options-strategy'),
    import('./sentences/load-tool-texts.ts').then(({ loadToolTexts }) => loadToolTexts()),
  ])
  return { default: ToolsPage }
})
