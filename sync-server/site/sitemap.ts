import { languages } from '#model/language/languages.ts'
import { siteAddress, sitePaths } from '#model/site/addresses.ts'

/** The pages in every language, each with the addresses of the others (sitemaps.org, hreflang). */
export function sitemapOf(origin: string): string {
  const entries = sitePaths.flatMap((path) => {
    const others = languages
      .map(
        ({ key }) =>
          `<xhtml:link rel="alternate" hreflang="${key}" href="${origin}${siteAddress(path, key)}"/>`,
      )
      .join('')
    return languages.map(({ key }) => `<url><loc>${origin}${siteAddress(path, key)}</loc>${others}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
