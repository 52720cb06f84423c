import { languages } from '#model/language/languages.ts'
import { previewSize } from '#model/site/addresses.ts'
import { type Html, html } from '#server/http/html.ts'
import { titleOf } from '../cover-look.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'

export interface Addresses {
  /** Whole address of the page, without its query. */
  readonly page: string
  readonly picture: string
}

/** What messengers show of a link. */
export function previewTags(guide: SharedGuide, { page, picture }: Addresses, words: PageWords): Html {
  const { name, tagline, subName } = guide.brand
  const kind = words.say(titleOf(guide))
  const title = `${name} · ${kind}`
  const text = tagline ?? words.say('previewText', { name, kind })
  return html`<meta name="description" content="${text}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${siteName(words)}">
<meta property="og:locale" content="${localeOf(words)}">
<meta property="og:url" content="${page}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${text}">
<meta property="og:image" content="${picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${previewSize.width}">
<meta property="og:image:height" content="${previewSize.height}">
<meta property="og:image:alt" content="${[name, subName, tagline, kind].filter((part) => part).join(', ')}">
<meta name="twitter:card" content="summary_large_image">`
}

/** For links that show nothing: no facts of any brand, whether the link never existed or was closed. */
export function generalTags(title: string, words: PageWords): Html {
  return html`<meta property="og:type" content="website">
<meta property="og:site_name" content="${siteName(words)}">
<meta property="og:locale" content="${localeOf(words)}">
<meta property="og:title" content="${title}">
<meta name="twitter:card" content="summary">`
}

export function siteName({ language }: PageWords): string {
  return language === 'ko' ? '새김' : 'Saegim'
}

function localeOf({ language }: PageWords): string {
  return (languages.find(({ key }) => key === language)?.tag ?? language).replace('-', '_')
}
