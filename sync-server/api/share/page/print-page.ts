import { formatColour } from '#model/colour/formats.ts'
import { brandRoles, type Colours, statusRoles } from '#model/colour/roles.ts'
import { leastLogoHeight, logoClearSpace } from '#model/logo/logo-rules.ts'
import { type Html, html } from '#server/http/html.ts'
import type { FontOrigin } from '../font-list.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'
import { type Chapter, chapterOf } from './chapter.ts'
import { fontLinks, type PageFiles, pageOf, toolbar } from './document.ts'
import { downloadRow, downloadsList } from './download-links.ts'
import { logoFilesOf } from './logo-files.ts'
import { generalTags } from './preview-tags.ts'

type Visual = NonNullable<SharedGuide['visual']>

/** Everything that a print shop asks for on one page: files of the logo with their sizes, colours, fonts with their sources. */
export function printPage(
  guide: SharedGuide & { readonly visual: Visual },
  words: PageWords,
  origins: readonly FontOrigin[],
  files: PageFiles,
): string {
  const { visual, brand } = guide
  const title = words.say('printTitle', { name: brand.name })
  const chapters: Chapter[] = [
    chapter('logo', words.section('visual/logo'), filesOf(guide, files.key, words)),
    chapter(
      'color',
      words.section('visual/color'),
      visual.colors && coloursOf(visual.colors as Colours, words),
    ),
    chapter('typography', words.section('visual/typography'), fontsOf(origins, words)),
  ].filter(({ content }) => content !== null)
  return pageOf(
    {
      title,
      isOfBrand: visual.colors?.main != null,
      tags: generalTags(title, words),
      body: html`<a class="skip" href="#main">${words.say('skip')}</a>
${toolbar(words, { isShown: true })}
<div class="sheet"><div class="inside"><main id="main" tabindex="-1"><header class="for-print"><h1>${title}</h1><p class="quiet">${words.say('printText')}</p></header>${chapters.map((each) => chapterOf(each, words))}</main></div></div>${fontLinks(null)}`,
    },
    words,
    files,
  )
}

function chapter(id: string, name: string, content: Html | null): Chapter {
  return { id, name, updatedAt: null, content }
}

function filesOf({ visual, downloads }: SharedGuide, key: string, words: PageWords): Html | null {
  const files = visual?.logo ? logoFilesOf(visual.logo, words) : []
  if (files.length === 0 || !downloads.includes('logo')) return null
  const rows = files.map(({ part, name, format, size }) =>
    downloadRow({ path: `logo/${part}`, name: `${name} (${format})`, text: size }, key, words),
  )
  const rules = { share: `${Math.round(logoClearSpace * 100)}%`, mm: leastLogoHeight.words.mm }
  return html`${downloadsList(rows, words)}<p>${words.say('logoRules', rules)}</p>`
}

function coloursOf(colours: Colours, words: PageWords): Html | null {
  const shown = [...brandRoles, ...statusRoles].flatMap((role) => {
    const hex = colours[role]
    return hex === null ? [] : [{ role, hex }]
  })
  if (shown.length === 0) return null
  // What is printed with comes first: on a phone the last columns are beyond the edge.
  const head = ['CMYK', 'HEX', 'RGB'].map((name) => html`<th scope="col">${name}</th>`)
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.section('visual/color')}"><table><thead><tr><th scope="col">${words.section('visual/color')}</th>${head}</tr></thead><tbody>${shown.map(
    ({ role, hex }) =>
      html`<tr><th scope="row"><span class="pair"><i class="chip ground-${role}" aria-hidden="true"></i>${words.label(`visual.${role}`)}</span></th><td>${formatColour(hex, 'cmyk')}</td><td>${hex}</td><td>${formatColour(hex, 'rgb')}</td></tr>`,
  )}</tbody></table></div><p class="quiet">${words.say('cmykNote')}</p>`
}

function fontsOf(origins: readonly FontOrigin[], words: PageWords): Html | null {
  if (origins.length === 0) return null
  return html`<dl class="lines">${origins.map(
    ({ role, name, weight, source, licence }) =>
      html`<div><dt>${words.label(`visual.${role}`)}</dt><dd>${name} · ${words.say('fontWeight')} ${weight}<br>${words.say('fontSource')}: <a href="${source}" rel="noreferrer">${source}</a><br>${words.say('fontLicence')}: ${licence}</dd></div>`,
  )}</dl>`
}
