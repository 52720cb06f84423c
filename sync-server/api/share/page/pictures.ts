import { type Html, html } from '#server/http/html.ts'
import { addressOf, inkOn, type LogoOnColour, logoOnColour } from '../cover-look.ts'
import type { LogoForms } from '../logo-forms.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'
import { langOf } from './language-of-text.ts'

type Visual = NonNullable<SharedGuide['visual']>
type Logo = NonNullable<Visual['logo']>
type Picture = NonNullable<Logo['primary']>

const serviceUrl = 'https://unsplash.com/?utm_source=saegim&utm_medium=referral'

/**
 * The logo on light, dark and the brand's colour, then its other forms. On dark and on colour it is shown in one colour,
 * or in its own on a plate.
 */
export function logosOf(
  logo: Logo,
  { mainColour, brandName, forms }: { mainColour: string | null; brandName: string; forms: LogoForms },
  words: PageWords,
): Html | null {
  const { primary, secondary, symbol, blackWhite, vector } = logo
  const main = primary ?? vector
  const coloured = logoOnColour([blackWhite, main], forms)
  const names = {
    main: words.label('visual.logoJson.primary'),
    blackWhite: words.label('visual.logoJson.blackWhite'),
  }
  const cells = [
    main && cell(main, 'light', names.main, words.say('onLight')),
    coloured && onColour(coloured, 'dark white', words.say('onDark')),
    coloured && mainColour !== null && onColour(coloured, `brand ${inkOn(mainColour)}`, words.say('onBrand')),
    secondary && cell(secondary, 'light', words.label('visual.logoJson.secondary')),
    symbol && cell(symbol, 'light', words.label('visual.logoSymbol')),
    blackWhite && cell(blackWhite, 'light', names.blackWhite),
    primary && vector && cell(vector, 'light', words.label('visual.logoJson.vector')),
  ].filter((shown) => shown !== null && shown !== false)
  return cells.length === 0 ? null : html`<div class="logos">${cells}</div>`

  function onColour(shown: LogoOnColour, ground: string, note: string): Html {
    const name = shown.form === 'one-colour' ? names.blackWhite : names.main
    const url = addressOf(shown, 640)
    return cell({ ...shown.picture, url }, `${ground} ${shown.form}`, name, note)
  }

  function cell(picture: Picture, ground: string, name: string, note = ''): Html {
    const alt = words.say('logoOf', { name: brandName, kind: note ? `${name}, ${note}` : name })
    return html`<figure><div class="pane pane-${ground}">${imageOf(picture, alt, 640, words)}</div><figcaption><b>${name}</b><span>${note}</span></figcaption></figure>`
  }
}

export function photographsOf(photographs: Visual['photography'], brandName: string, words: PageWords): Html {
  return html`<div class="photos">${photographs.map((photograph) => {
    const described = photograph.description?.trim() ?? ''
    const alt = described || words.say('photoOf', { name: brandName })
    return html`<figure>${imageOf({ ...photograph, type: null, width: null, height: null }, alt, 960, words)}${caption(described, photograph.credit, words)}</figure>`
  })}</div>`
}

/** The caption contains the credit that the photo service requires. */
function caption(
  described: string,
  credit: Visual['photography'][number]['credit'],
  words: PageWords,
): Html | null {
  if (!described && !credit) return null
  const by =
    credit &&
    html`<span>${words.say('photoBy')}: <a href="${credit.url}" rel="noopener">${credit.name}</a> / <a href="${serviceUrl}" rel="noopener">Unsplash</a></span>`
  return html`<figcaption>${described && html`<b${langOf(described, words.language)}>${described}</b>`}${by}</figcaption>`
}

function imageOf(picture: Picture, alt: string, width: number, words: PageWords): Html {
  const { url, isThere, width: own, height } = picture
  if (!isThere) return html`<span class="gone">${words.say('gone')}</span>`
  const size = own && height ? html` width="${own}" height="${height}"` : null
  const address = /&(form|width)=/.test(url) ? url : `${url}&width=${width}`
  return html`<img src="${address}" alt="${alt}" loading="lazy" decoding="async"${size} data-gone="${words.say('gone')}">`
}
