import { isFirstContentPast } from '#engine/browser/first-content.ts'

/** A module whose default export is a component that is loaded when it is needed. */
type LateModule = () => Promise<{ readonly default: { preload(): Promise<unknown> } }>

/** For loaders of routes: the screen before stays until the code of the next one is loaded. The first page has none before. */
export async function preloadLater(load: LateModule): Promise<void> {
  if (!isFirstContentPast()) return
  const { default: screen } = await load()
  await screen.preload()
}
