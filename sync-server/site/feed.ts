import type { AnswerOf } from '#contract/call.ts'
import type { pagePosts } from '#contract/post.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { siteAddress } from '#model/site/addresses.ts'
import type { FeedWords } from '#model/site/renderer.ts'
import { escapeHtml } from '../http/escape-html.ts'

type PostFacts = AnswerOf<typeof pagePosts>['_embedded']['posts'][number]

interface Feed {
  readonly origin: string
  readonly language: Language
  readonly words: FeedWords
  readonly posts: readonly PostFacts[]
}

/** The newest posts as RSS 2.0. An entry in another language than the feed says so (Dublin Core). */
export function feedOf({ origin, language, words, posts }: Feed): string {
  const own = `${origin}${siteAddress('/blog/rss.xml', language)}`
  const items = posts.map((post) => {
    const link = `${origin}${siteAddress(`/blog/${post.idPost}`, language)}`
    return `<item>
<title>${escapeHtml(post.title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<pubDate>${new Date(`${post.date}T00:00:00+09:00`).toUTCString()}</pubDate>
<dc:language>${tagOf(post.language)}</dc:language>
<description>${escapeHtml(post.summary)}</description>
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeHtml(words.title)}</title>
<link>${origin}${siteAddress('/blog', language)}</link>
<description>${escapeHtml(words.description)}</description>
<language>${tagOf(language)}</language>
<atom:link href="${own}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

function tagOf(language: Language): string {
  return languages.find(({ key }) => key === language)?.tag ?? language
}
