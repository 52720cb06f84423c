import { type Html, html } from '#server/http/html.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'
import type { Chapter } from './chapter.ts'
import { logoFilesOf } from './logo-files.ts'

const names = {
  logo: ['logoFiles', 'logoFilesText'],
  colors: ['colorFiles', 'colorFilesText'],
  fonts: ['fontList', 'fontListText'],
} as const

/** What the link offers beside the page: packs, single files of the logo, and the page for a print shop. */
export function downloadsChapter(guide: SharedGuide, key: string, words: PageWords): Chapter {
  const { downloads, visual } = guide
  return {
    id: 'downloads',
    name: words.say('downloads'),
    updatedAt: null,
    content:
      downloads.length === 0
        ? null
        : html`${downloadsList([...downloads.map(pack), ...files()], words)}<p class="print-link"><a href="/share/print/${encodeURIComponent(key)}?lang=${words.language}">${words.say('printLink')}</a></p>`,
  }

  function pack(kind: SharedGuide['downloads'][number]): Html {
    const [name, text] = names[kind]
    return downloadRow({ path: `download/${kind}`, name: words.say(name), text: words.say(text) }, key, words)
  }

  function files(): Html[] {
    if (!visual?.logo || !downloads.includes('logo')) return []
    return logoFilesOf(visual.logo, words).map(({ part, name, format, size }) =>
      downloadRow({ path: `logo/${part}`, name: `${name} (${format})`, text: size }, key, words),
    )
  }
}

/** Rows of downloads with what the page's script says of them. */
export function downloadsList(rows: readonly Html[], words: PageWords): Html {
  return html`<ul class="downloads" data-making="${words.say('making')}" data-made="${words.say('made')}" data-not-made="${words.say('notMade')}" data-no-more="${words.say('noMore')}">${rows}</ul>`
}

interface Download {
  /** Below `/api/v1/brand-share/`. */
  readonly path: string
  readonly name: string
  readonly text: string
}

/** A plain link, which the page's script improves. */
export function downloadRow({ path, name, text }: Download, key: string, words: PageWords): Html {
  const url = `/api/v1/brand-share/${path}?key=${encodeURIComponent(key)}&lang=${words.language}`
  return html`<li><div><h3>${name}</h3><p class="quiet">${text}</p><p class="state" role="status"></p></div><a class="button" href="${url}" download rel="nofollow" aria-label="${words.say('downloadOf', { name })}">${words.say('download')}</a></li>`
}
