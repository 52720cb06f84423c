import { type Language, languages } from '#model/language/languages.ts'
import { siteAddress, sitePaths } from '#model/site/addresses.ts'

/** A page that is not in every language. */
export interface ListedPost {
  readonly idPost: number
  readonly languages: readonly Language[]
}

/** The pages and posts in every language they have, each with the addresses of the others (sitemaps.org, hreflang). */
export function sitemapOf(origin: string, posts: readonly ListedPost[]): string {
  const everywhere = languages.map(({ key }) => key)
  const entries = [
    ...sitePaths.flatMap((path) => entriesOf(path, everywhere)),
    ...posts.flatMap((post) => entriesOf(`/blog/${post.idPost}`, post.languages)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`

  function entriesOf(path: string, keys: readonly Language[]): string[] {
    const others = keys
      .map(
        (key) => `<xhtml:link rel="alternate" hreflang="${key}" href="${origin}${siteAddress(path, key)}"/>`,
      )
      .join('')
    return keys.map((key) => `<url><loc>${origin}${siteAddress(path, key)}</loc>${others}</url>`)
  }
}
