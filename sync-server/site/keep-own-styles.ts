import { PurgeCSS } from 'purgecss'

/**
 * A page with those of its styles that can apply to it. The build makes one style sheet of all pages; without the rules for the
 * classes and elements of others, a page comes whole with the first packets of a connection, some 14 kB, instead of a round trip
 * later. Rules for attributes stay, because scripts set them.
 */
export async function keepOwnStyles(page: string): Promise<string> {
  const [tag, styles] = /<style>(.*?)<\/style>/s.exec(page) ?? []
  if (tag === undefined || styles === undefined) return page
  const attributes = [...styles.matchAll(/\[([\w-]+)/g)].flatMap(([, name]) => name ?? [])
  const [kept] = await new PurgeCSS().purge({
    content: [{ raw: page.replace(tag, ''), extension: 'html' }],
    css: [{ raw: styles }],
    dynamicAttributes: [...new Set(attributes)],
  })
  return kept === undefined ? page : page.replace(tag, () => `<style>${kept.css}</style>`)
}
