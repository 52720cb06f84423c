import { sizeWords } from '#model/files/size-words.ts'
import { html } from '#server/http/html.ts'
import { pageOf, toolbar } from '../page/document.ts'
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
  { name, brandName, endsAt, files, others, whole }: Shown,
  words: PageWords,
  { style, script }: { readonly style: string; readonly script: string },
): string {
  return pageOf(
    {
      title: name,
      isOfBrand: false,
      tags: generalTags(name, words),
      body: html`<a class="skip" href="#main">${words.say('skip')}</a>
${toolbar(words, { isShown: true })}
<main class="sent" id="main" tabindex="-1">
<header><h1>${name}</h1><p class="quiet">${words.say('filesFrom', { name: brandName })}</p><p class="quiet">${words.say('filesUntil', { date: words.day(endsAt.toISOString()) })}</p></header>
${whole !== null && html`<p><a class="button" href="${whole}" download rel="nofollow">${words.say('downloadAll')}</a></p>`}
${
  files.length === 0
    ? html`<p class="nothing">${words.say('folderEmpty')}</p>`
    : html`<ul class="files">${files.map(
        (file) =>
          html`<li><span>${file.name}</span><span class="quiet">${sizeWords(file.size, words.language)}</span><a class="button" href="${file.address}" download rel="nofollow" aria-label="${words.say('downloadOf', { name: file.name })}">${words.say('download')}</a></li>`,
      )}</ul>`
}
${others > 0 && html`<p class="quiet">${words.say('filesMore', { n: others })}</p>`}
<footer class="foot"><p><a href="/">${seal(18)}${siteName(words)}</a></p></footer>
</main>`,
    },
    words,
    { style, script, isUnkept: true },
  )
}
