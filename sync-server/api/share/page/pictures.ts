import { type Html, html } from '#server/http/html.ts'
import { addressOf, inkOn, type LogoOnColour, logoOnColour } from '../cover-look.ts'
import type { LogoForms } from '../logo-forms.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'
import { langOf, sourceMark } from './language-of-text.ts'

type Visual = NonNullable<SharedGuide['visual']>
type Logo = NonNullable<Visual['logo']>
type Picture = NonNullable<Logo['primary']>

/** In pixels, twice what a page shows. */
const logoWidth = 640
const photographWidth = 960
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
    return cell(shown.picture, `${ground} ${shown.form}`, name, note, addressOf(shown, logoWidth))
  }

  function cell(
    picture: Picture,
    ground: string,
    name: string,
    note = '',
    address = `${picture.url}&width=${logoWidth}`,
  ): Html {
    const alt = words.say('logoOf', { name: brandName, kind: note ? `${name}, ${note}` : name })
    return html`<figure><div class="pane pane-${ground}">${imageOf(picture, address, alt, words)}</div><figcaption><b>${name}</b><span>${note}</span></figcaption></figure>`
  }
}

export function photographsOf(photographs: Visual['photography'], brandName: string, words: PageWords): Html {
  return html`<div class="photos">${photographs.map((photograph) => {
    const described = photograph.description?.trim() ?? ''
    const alt = described || words.say('photoOf', { name: brandName })
    const picture = { isThere: photograph.isThere, width: null, height: null }
    const address = `${photograph.url}&width=${photographWidth}`
    return html`<figure>${imageOf(picture, address, alt, words)}${caption(described, photograph, words)}</figure>`
  })}</div>`
}

/** The caption contains the credit that the photo service requires, and says what an image model has made. */
function caption(
  described: string,
  { credit, origin }: Pick<Visual['photography'][number], 'credit' | 'origin'>,
  words: PageWords,
): Html | null {
  if (!described && !credit && !origin) return null
  const by =
    credit &&
    html`<span>${words.say('photoBy')}: <a href="${credit.url}" rel="noopener">${credit.name}</a> / <a href="${serviceUrl}" rel="noopener">Unsplash</a></span>`
  return html`<figcaption>${described && html`<b${langOf(described, words)}>${described}</b>${sourceMark(described, words)}`}${by}${origin ? html`<span>${words.say('byModel')}</span>` : null}</figcaption>`
}

/** `address`: of the picture in the size and form in which it is shown. */
function imageOf(
  { isThere, width, height }: Pick<Picture, 'isThere' | 'width' | 'height'>,
  address: string,
  alt: string,
  words: PageWords,
): Html {
  if (!isThere) return html`<span class="gone">${words.say('gone')}</span>`
  const size = width && height ? html` width="${width}" height="${height}"` : null
  return html`<img src="${address}" alt="${alt}" loading="lazy" decoding="async"${size} data-gone="${words.say('gone')}">`
}
