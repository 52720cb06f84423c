import { lazyComponent } from '#ui/lazy-component.tsx'

/** An open tool by its key. */
export default lazyComponent(async () => {
  const { OpenToolOf } = await import('./OpenTool.tsx')
  return { default: OpenToolOf }
})
