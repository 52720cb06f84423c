import { type Html, html } from './html.ts'
import { seal } from './seal.ts'
import type { PageWords } from './words.ts'

export interface Chapter {
  readonly id: string
  readonly name: string
  readonly approval: { readonly state: 'IN_REVIEW' | 'APPROVED'; readonly at: string } | null | undefined
  /** null: left out, because the link shows approved sections only. */
  readonly content: Html | null
}

export function chapterOf({ id, name, approval, content }: Chapter, words: PageWords): Html {
  return html`<section class="chapter" id="${id}" aria-labelledby="${id}-name">
<header><h2 id="${id}-name">${name}</h2>${approval === undefined ? null : markOf(id, approval, words)}</header>
<div class="content">${content}</div>
</section>`
}

function markOf(id: string, approval: Exclude<Chapter['approval'], undefined>, words: PageWords): Html {
  if (approval?.state === 'APPROVED')
    return html`<p class="mark">${seal(22, id)}${words.say('approvedOn', { date: words.day(approval.at) })}</p>`
  return html`<p class="mark"><i class="square"></i>${words.say(approval ? 'inReview' : 'current')}</p>`
}
