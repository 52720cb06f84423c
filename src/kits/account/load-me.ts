import { takeLanguageOf } from '#engine/identity/language.ts'
import { currentSession, rememberProfile } from '#engine/identity/session.ts'
import { targetOf } from '#engine/reads/cached-read.ts'
import { pageAnswerOf } from '#engine/reads/read-state.ts'
import { readOnce } from '#engine/reads/refresh.ts'
import { meRead } from './me.ts'

/**
 * At a start: asks the server who is signed in. Name and picture are shown at once, the language with the next page that
 * is loaded. A choice made here that is still queued counts as the server's.
 */
export async function loadMe(): Promise<void> {
  const target = targetOf(meRead, currentSession()?.idAccount ?? null, null)
  if (!target) return
  const me = await readOnce(target)
  if (!me || !pageAnswerOf(target).get().isFresh || currentSession()?.idAccount !== me.id) return
  rememberProfile({ fullName: me.fullName, image: me.image })
  takeLanguageOf(me.locale)
}
