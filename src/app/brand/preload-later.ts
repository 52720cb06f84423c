import { isFirstContentPast } from '#engine/browser/first-content.ts'

/** For loaders of routes: the screen before stays until the code of the next one is loaded. The first page has none before. */
export async function preloadLater(screen: { preload(): Promise<unknown> }): Promise<void> {
  if (isFirstContentPast()) await screen.preload()
}
