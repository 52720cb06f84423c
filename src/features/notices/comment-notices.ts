import type { Notice } from '#engine/store/notice-row.ts'
import { threadsIn } from '#model/comments/threads.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Answers } from '#model/fields/answers.ts'
import { cutText } from '#model/text/cut-text.ts'

const excerptLength = 80

/**
 * Notices from the comments of one document: in each open thread the last message of another member that
 * mentions this person or answers them, unless they have answered since.
 */
export function commentNotices(of: {
  brand: number
  document: DocumentName
  answers: Answers
  me: number
}): Notice[] {
  return threadsIn(of.document, of.answers).flatMap(({ key, field, resolved, messages }): Notice[] => {
    if (resolved !== null || field === '') return []
    const lastOwn = messages.findLastIndex(({ by }) => by === of.me)
    const since = messages.slice(lastOwn + 1).filter(({ by }) => by !== of.me)
    const naming = since.findLast(({ mentions }) => mentions.includes(of.me))
    const last = naming ?? (lastOwn >= 0 ? since.at(-1) : undefined)
    if (!last) return []
    return [
      {
        id: `talk:${of.brand}:${of.document}:${last.key}`,
        brand: of.brand,
        facts: {
          kind: naming ? 'mention' : 'reply',
          name: last.name,
          document: of.document,
          field,
          thread: key,
          excerpt: excerptOf(last.body),
        },
      },
    ]
  })
}

function excerptOf(body: string): string {
  const line = body.replace(/\s+/g, ' ').trim()
  return line.length > excerptLength ? `${cutText(line, excerptLength - 1)}…` : line
}
