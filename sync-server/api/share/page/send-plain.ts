import type { FastifyReply } from 'fastify'
import type { PageWords } from '../words.ts'
import { lockedPage, notFoundPage, usedUpPage } from './document.ts'
import { pageScript as script } from './script.ts'
import { sendPage } from './send-page.ts'
import { pageStyle } from './style.ts'
import type { LockFault } from './unlock.ts'

/** The page for a link that shows nothing. */
export function sendNotFound(reply: FastifyReply, words: PageWords): FastifyReply {
  const style = pageStyle()
  const page = notFoundPage(words, { style, script })
  return sendPage(reply, { status: 404, page, style, script, language: words.language })
}

/** The page instead of a download by a link that has sent all of a day. */
export function sendUsedUp(reply: FastifyReply, words: PageWords, retryAfterSeconds: number): FastifyReply {
  const style = pageStyle()
  const page = usedUpPage(words, { style, script }, Math.ceil(retryAfterSeconds / 3600))
  reply.header('retry-after', retryAfterSeconds)
  return sendPage(reply, { status: 429, page, style, script, language: words.language, isUnkept: true })
}

/** The page that asks for a password; `fault`: why it is shown again. */
export function sendLocked(reply: FastifyReply, words: PageWords, fault: LockFault | null): FastifyReply {
  const style = pageStyle()
  const page = lockedPage(words, { style, script }, fault)
  const status = fault === 'tooMany' ? 429 : 401
  return sendPage(reply, {
    status,
    page,
    style,
    script,
    language: words.language,
    hasForm: true,
    isUnkept: true,
  })
}
