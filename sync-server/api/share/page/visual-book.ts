import { ratioText } from '#model/colour/contrast.ts'
import { formatColour } from '#model/colour/formats.ts'
import { bestPairs, type Pair, type PairSide, worstPairs } from '#model/colour/pairs.ts'
import { brandColoursOf, brandRoles, type Colours, statusRoles, usualShares } from '#model/colour/roles.ts'
import { lettersOf } from '#model/text/cut-text.ts'
import { type Html, html } from '#server/http/html.ts'
import type { LogoForms } from '../logo-forms.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'
import type { Chapter } from './chapter.ts'
import { langOf } from './language-of-text.ts'
import { logosOf, photographsOf } from './pictures.ts'
import { specimensOf } from './specimens.ts'

type Visual = NonNullable<SharedGuide['visual']>

export function visualChapters(
  visual: Visual,
  { shared, forms }: { shared: SharedGuide; forms: LogoForms },
  words: PageWords,
): Chapter[] {
  const brandName = shared.brand.name
  const { logo, colors, typography, photography, approval, updatedAt } = visual
  return [
    {
      id: 'logo',
      name: words.section('visual/logo'),
      approval: approval.logo,
      updatedAt,
      content: logo && logosOf(logo, { mainColour: colors?.main ?? null, brandName, forms }, words),
    },
    {
      id: 'color',
      name: words.section('visual/color'),
      approval: approval.color,
      updatedAt,
      content: colors && coloursOf(colors as Colours, brandName, words),
    },
    {
      id: 'typography',
      name: words.section('visual/typography'),
      approval: approval.typography,
      updatedAt,
      content: typography && specimensOf(typography, shared, words),
    },
    ...(photography.length > 0
      ? [
          {
            id: 'photography',
            name: words.say('photography'),
            updatedAt: null,
            content: photographsOf(photography, brandName, words),
          },
        ]
      : []),
  ]
}

/** Colour fields as wide as their share, their codes, then the contrast of the pairs. */
function coloursOf(colours: Colours, brandName: string, words: PageWords): Html | null {
  const shown = brandRoles.flatMap((role) => {
    const hex = colours[role]
    return hex === null ? [] : [{ role, hex }]
  })
  const status = statusRoles.flatMap((role) => {
    const hex = colours[role]
    return hex === null ? [] : [{ role, hex }]
  })
  if (shown.length + status.length === 0) return null
  const palette = brandColoursOf(colours)
  return html`${
    shown.length > 0 &&
    html`<div class="proportion" aria-hidden="true">${shown.map(({ role }) => html`<i class="ground-${role} share-${role}"></i>`)}</div>
<ul class="colours">${shown.map(
      ({ role, hex }) => html`<li><h3>${words.label(`visual.${role}`)}</h3>
<p class="quiet">${words.say('shareOfUse', { n: usualShares[role] })}</p>
<p class="codes">${copyable(hex, words)}<span>RGB ${formatColour(hex, 'rgb')}</span><span>CMYK ${formatColour(hex, 'cmyk')}</span><span>OKLCH ${formatColour(hex, 'oklch')}</span></p></li>`,
    )}</ul>`
  }${
    status.length > 0 &&
    html`<ul class="status">${status.map(
      ({ role, hex }) =>
        html`<li><i class="ground-${role}" aria-hidden="true"></i><span><b>${words.label(`visual.${role}`)}</b>${copyable(hex, words)}</span></li>`,
    )}</ul>`
  }${palette && pairsOf([...bestPairs(palette), ...worstPairs(palette)], brandName, words)}`
}

function copyable(value: string, words: PageWords): Html {
  return html`<button type="button" class="copy" data-copy="${value}" aria-label="${words.say('copy', { value })}">${value}</button>`
}

function pairsOf(pairs: readonly Pair[], brandName: string, words: PageWords): Html {
  const head = (key: string) => html`<th scope="col">${words.say(key)}</th>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.say('pairs')}"><table><thead><tr>${head('pairs')}${head('contrast')}${head('bodyText')}${head('largeText')}</tr></thead><tbody>${pairs.map(
    (pair) => rowOf(pair, brandName, words),
  )}</tbody></table></div>`
}

/** A pair with too little contrast is shown as two halves instead of text on ground. */
function rowOf({ text, ground, ratio, verdict }: Pair, brandName: string, words: PageWords): Html {
  const sample =
    verdict === 'text'
      ? html`<span class="sample ground-${ground} words-${text}"${langOf(brandName, words)}>${lettersOf(brandName).slice(0, 6).join('')}</span>`
      : html`<span class="halves"><i class="ground-${text}"></i><i class="ground-${ground}"></i></span>`
  const names = words.say('onGround', { text: sideOf(text, words), ground: sideOf(ground, words) })
  return html`<tr><th scope="row"><span class="pair"><span aria-hidden="true">${sample}</span>${names}</span></th><td>${ratioText(ratio)}</td>${verdictOf(verdict === 'text', words)}${verdictOf(verdict !== 'decoration', words)}</tr>`
}

function verdictOf(passes: boolean, words: PageWords): Html {
  return html`<td class="${passes ? 'pass' : 'fail'}">${words.say(passes ? 'passes' : 'fails')}</td>`
}

function sideOf(side: PairSide, words: PageWords): string {
  return side === 'black' || side === 'white' || side === 'paper'
    ? words.say(side)
    : words.label(`visual.${side}`)
}
