import { type Html, html } from '#server/http/html.ts'
import { coverLogo, inkOn, titleOf } from '../cover-look.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'
import { langOf } from './language-of-text.ts'

type Logo = NonNullable<NonNullable<SharedGuide['visual']>['logo']>
type Picture = NonNullable<Logo['primary']>

/** The cover: logo in one tone on the brand's colour, name, tagline and what the brand says of itself in a line. */
export function coverOf(guide: SharedGuide, clear: ReadonlySet<string>, words: PageWords): Html {
  const { brand, visual } = guide
  const main = visual?.colors?.main ?? null
  const logo = coverLogo(visual?.logo, clear)
  const ground = main === null ? 'cover-plain' : `cover-brand cover-${inkOn(main)}`
  return html`<header class="cover ${ground}${logo ? ' cover-logo' : ''}">
<p class="kind"><span>${words.say(titleOf(guide))}</span><time datetime="${guide.updatedAt}">${words.say('updatedOn', { date: words.day(guide.updatedAt) })}</time></p>
<div class="name">${logo && logoOf(logo)}<h1${langOf(brand.name, words.language)}>${brand.name}</h1>${
    brand.tagline && html`<p class="tagline"${langOf(brand.tagline, words.language)}>${brand.tagline}</p>`
  }</div>
${factsOf(brand, words)}
</header>`
}

/** Without a text alternative, because the name follows as text. */
function logoOf({ url, width, height }: Picture): Html {
  const size = width && height ? html` width="${width}" height="${height}"` : null
  return html`<img class="logo" src="${url}&width=960" alt=""${size}>`
}

function factsOf({ subName, industry, website }: SharedGuide['brand'], words: PageWords): Html | null {
  const address = website && /^https?:\/\//i.test(website) && URL.canParse(website) ? new URL(website) : null
  if (!subName && !industry && !address) return null
  return html`<p class="facts">${subName && html`<span${langOf(subName, words.language)}>${subName}</span>`}${
    industry && html`<span>${industry}</span>`
  }${
    address &&
    html`<a href="${address.href}" rel="noopener noreferrer nofollow">${address.host.replace(/^www\./, '')}</a>`
  }</p>`
}
