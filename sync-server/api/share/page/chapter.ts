import { type Html, html } from '#server/http/html.ts'
import type { PageWords } from '../words.ts'
import { seal } from './seal.ts'

export interface Chapter {
  readonly id: string
  readonly name: string
  readonly approval?: { readonly state: 'IN_REVIEW' | 'APPROVED'; readonly at: string } | null
  /** When the part of this chapter was last changed; null where that is not shown. */
  readonly updatedAt: string | null
  /** null: left out, because the link shows approved sections only or nothing is answered. */
  readonly content: Html | null
}

export function chapterOf(chapter: Chapter, words: PageWords): Html {
  const { id, name, content } = chapter
  return html`<section class="chapter" id="${id}" aria-labelledby="${id}-name">
<header><h2 id="${id}-name">${name}</h2>${markOf(chapter, words)}</header>
<div class="content">${content}</div>
</section>`
}

/** The date of the approval, or how recent the content is. The states of the team's own work are not shown. */
function markOf({ id, approval, updatedAt }: Chapter, words: PageWords): Html | null {
  if (approval?.state === 'APPROVED')
    return html`<p class="mark">${seal(22, id)}${words.say('approvedOn', { date: words.day(approval.at) })}</p>`
  if (updatedAt === null) return null
  return html`<p class="mark">${words.say('asOf', { date: words.day(updatedAt) })}</p>`
}
