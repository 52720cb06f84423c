import { PurgeCSS } from 'purgecss'

/** More kinds of pages than there are. */
const mostKept = 200
const kept = new Map<string, string>()

/**
 * A page with those of its styles that can apply to it. The build makes one style sheet of all pages; without the rules for the
 * classes and elements of others, a page comes whole with the first packets of a connection, some 14 kB, instead of a round trip
 * later. Rules for attributes stay, because scripts set them. Pages of the same elements and classes, such as those in place of
 * missing ones, share the work.
 */
export async function keepOwnStyles(page: string): Promise<string> {
  const [tag, styles] = /<style>(.*?)<\/style>/s.exec(page) ?? []
  if (tag === undefined || styles === undefined) return page
  const used = namesIn(page.replace(tag, ''))
  const key = `${used}\n${styles}`
  const own = kept.get(key) ?? (await purge(styles, used))
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, own)
  return page.replace(tag, () => `<style>${own}</style>`)
}

/** Elements, classes and ids of a page, each once. */
function namesIn(page: string): string {
  const elements = [...page.matchAll(/<([a-z][\w-]*)/g)].map(([, name]) => name)
  const named = [...page.matchAll(/ (?:class|id)="([^"]*)"/g)].flatMap(([, names]) => names?.split(' '))
  return [...new Set([...elements, ...named])].sort().join(' ')
}

async function purge(styles: string, used: string): Promise<string> {
  const attributes = [...styles.matchAll(/\[([\w-]+)/g)].flatMap(([, name]) => name ?? [])
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: used, extension: 'txt' }],
    css: [{ raw: styles }],
    dynamicAttributes: [...new Set(attributes)],
  })
  return purged?.css ?? styles
}
