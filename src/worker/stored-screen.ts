import { storedScreenAt } from '#engine/store/stored-screens.ts'

type Answer = (options: { url: URL; request: Request; event: ExtendableEvent }) => Promise<Response>

/** The app's own element in index.html; a stored screen stands behind it. */
const place = '<div id="app"></div>'

/**
 * Puts the stored screen of a path into the page that `answer` gives, where there is one of the same build. Without one, or
 * where anything fails, the page stays as it is.
 */
export function withStoredScreen(answer: Answer): Answer {
  return async (options) => {
    const page = await answer(options)
    const { pathname, search } = options.url
    if (!page.ok || search !== '') return page
    try {
      const html = await page.clone().text()
      const screen = await storedScreenAt(buildOf(html), pathname)
      if (screen === null) return page
      const [before = '', ...after] = html.split(place)
      if (after.length !== 1) return page
      const headers = new Headers(page.headers)
      // Of the bytes that the server sent.
      for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
      return new Response(`${before}${place}${screen}${after[0]}`, { headers })
    } catch (cause) {
      console.info('the stored screen was not read', cause)
      return page
    }
  }
}

/** The scripts that a page begins with, which every build names anew. */
function buildOf(html: string): string {
  return [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src]) => src).join()
}
