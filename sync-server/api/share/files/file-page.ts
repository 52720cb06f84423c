import { sizeWords } from '#model/files/size-words.ts'
import { type Html, html } from '#server/http/html.ts'
import { fontLinks, pageOf, toolbar } from '../page/document.ts'
import { generalTags, siteName } from '../page/preview-tags.ts'
import { seal } from '../page/seal.ts'
import type { PageWords } from '../words.ts'

/** Files of a folder that are listed; a download of the whole has all. */
export const mostListed = 500

export interface SharedFile {
  /** Path below the folder. */
  readonly name: string
  readonly size: number
  /** Address of its download. */
  readonly address: string
}

interface Shown {
  readonly name: string
  readonly brandName: string
  readonly endsAt: Date
  readonly files: readonly SharedFile[]
  /** How many there are beside those. */
  readonly others: number
  /** Address of the archive of a folder; null: it is one file, or an empty folder. */
  readonly whole: string | null
}

/** What is behind a link to a file or folder, as a page without scripts of its own: names, sizes and downloads. */
export function filePage(
  shown: Shown,
  words: PageWords,
  { style, script }: { readonly style: string; readonly script: string },
): string {
  const { name, brandName, endsAt, files, whole } = shown
  const [file] = files
  return pageOf(
    {
      title: name,
      isOfBrand: false,
      tags: generalTags(name, words),
      body: html`<a class="skip" href="#main">${words.say('skip')}</a>
${toolbar(words, { isShown: true })}
<main class="sent" id="main" tabindex="-1">
<header><h1>${name}</h1><p class="quiet">${words.say('filesFrom', { name: brandName })}</p><p class="quiet">${words.say('filesUntil', { date: words.day(endsAt.toISOString()) })}</p></header>
${whole !== null ? folderOf({ ...shown, whole }, words) : file ? fileOf(file, words) : html`<p class="nothing">${words.say('folderEmpty')}</p>`}
<footer class="foot"><p><a href="/">${seal(18)}${siteName(words)}</a></p></footer>
</main>
${fontLinks(null)}`,
    },
    words,
    { style, script, isUnkept: true },
  )
}

/** One file: its name is the heading of the page. */
function fileOf(file: SharedFile, words: PageWords): Html {
  return html`<p class="whole">${downloadOf(file, 'button', words)}<span class="quiet">${sizeWords(file.size, words.language)}</span></p>`
}

/** The whole folder by the main button, with how much that is, then each of its files. */
function folderOf(
  { files, others, whole }: Pick<Shown, 'files' | 'others'> & { readonly whole: string },
  words: PageWords,
): Html {
  const sum = files.reduce((all, { size }) => all + size, 0)
  const facts = [
    words.say('filesCount', { n: files.length + others }),
    // Of files that are not listed no size is known.
    ...(others === 0 ? [sizeWords(sum, words.language)] : []),
  ]
  return html`<p class="whole"><a class="button" href="${whole}" download rel="nofollow">${words.say('downloadAll')}</a><span class="quiet">${facts.join(' · ')}</span></p>
<ul class="files">${files.map(
    (file) =>
      html`<li><span>${file.name}</span><span class="quiet">${sizeWords(file.size, words.language)}</span>${downloadOf(file, 'get', words)}</li>`,
  )}</ul>
${others > 0 && html`<p class="quiet">${words.say('filesMore', { n: others })}</p>`}`
}

function downloadOf({ name, address }: SharedFile, look: 'button' | 'get', words: PageWords): Html {
  return html`<a class="${look}" href="${address}" download rel="nofollow" aria-label="${words.say('downloadOf', { name })}">${words.say('download')}</a>`
}
