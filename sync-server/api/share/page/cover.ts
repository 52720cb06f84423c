import { type Html, html } from '#server/http/html.ts'
import { addressOf, coverLogo, inkOn, type LogoOnColour, titleOf } from '../cover-look.ts'
import type { LogoForms } from '../logo-forms.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'
import { langOf } from './language-of-text.ts'

/** The cover: logo in one colour or on a plate on the brand's colour, name, tagline and what the brand says of itself in a line. */
export function coverOf(guide: SharedGuide, forms: LogoForms, words: PageWords): Html {
  const { brand, visual } = guide
  const main = visual?.colors?.main ?? null
  const logo = coverLogo(visual?.logo, forms)
  const ground = main === null ? 'cover-plain' : `cover-brand cover-${inkOn(main)}`
  return html`<header class="cover ${ground}${logo ? ' cover-logo' : ''}">
<p class="kind"><span>${words.say(titleOf(guide))}</span><time datetime="${guide.updatedAt}">${words.say('updatedOn', { date: words.day(guide.updatedAt) })}</time></p>
<div class="name">${logo && logoOf(logo)}<h1${langOf(brand.name, words)}>${brand.name}</h1>${
    brand.tagline && html`<p class="tagline"${langOf(brand.tagline, words)}>${brand.tagline}</p>`
  }</div>
${factsOf(brand, words)}
</header>`
}

/** Without a text alternative, because the name follows as text. */
function logoOf(logo: LogoOnColour): Html {
  const { width, height } = logo.picture
  const size = width && height ? html` width="${width}" height="${height}"` : null
  return html`<img class="logo ${logo.form}" src="${addressOf(logo, 960)}" alt=""${size}>`
}

function factsOf({ subName, industry, website }: SharedGuide['brand'], words: PageWords): Html | null {
  const address = website && /^https?:\/\//i.test(website) && URL.canParse(website) ? new URL(website) : null
  if (!subName && !industry && !address) return null
  return html`<p class="facts">${subName && html`<span${langOf(subName, words)}>${subName}</span>`}${
    industry && html`<span>${industry}</span>`
  }${
    address &&
    html`<a href="${address.href}" rel="noopener noreferrer nofollow">${address.host.replace(/^www\./, '')}</a>`
  }</p>`
}
