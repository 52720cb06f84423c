import { type Html, html } from '#server/http/html.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'
import type { Chapter } from './chapter.ts'

const names = {
  logo: ['logoFiles', 'logoFilesText'],
  colors: ['colorFiles', 'colorFilesText'],
  fonts: ['fontList', 'fontListText'],
} as const

/** What the link offers beside the page. Plain links, which the page's script improves. */
export function downloadsChapter({ downloads }: SharedGuide, key: string, words: PageWords): Chapter {
  return {
    id: 'downloads',
    name: words.say('downloads'),
    updatedAt: null,
    content:
      downloads.length === 0
        ? null
        : html`<ul class="downloads" data-making="${words.say('making')}" data-made="${words.say('made')}" data-not-made="${words.say('notMade')}" data-no-more="${words.say('noMore')}">${downloads.map((kind) => row(kind))}</ul>`,
  }

  function row(kind: SharedGuide['downloads'][number]): Html {
    const [title, text] = names[kind]
    const name = words.say(title)
    const url = `/api/v1/brand-share/download/${kind}?key=${encodeURIComponent(key)}&lang=${words.language}`
    return html`<li><div><h3>${name}</h3><p class="quiet">${words.say(text)}</p><p class="state" role="status"></p></div><a class="button" href="${url}" download rel="nofollow" aria-label="${words.say('downloadOf', { name })}">${words.say('download')}</a></li>`
  }
}
