import { useEffect } from 'react'
import { useSession } from '#engine/identity/session.ts'
import { watchAccount } from './watch-account.ts'
import { watchDocuments } from './watch-documents.ts'
import { watchTasks } from './watch-tasks.ts'
import { watchTeam } from './watch-team.ts'

/** Background task that records notices while a screen of a brand or the account is open. */
export default function NoticeWatch() {
  const { session, brand, isExpired } = useSession()
  const idAccount = session?.idAccount ?? null
  useEffect(
    () => (idAccount === null || isExpired ? undefined : watchAccount(idAccount)),
    [idAccount, isExpired],
  )
  useEffect(() => {
    if (idAccount === null || typeof brand !== 'number') return
    const ofServer = isExpired ? [] : [watchTeam(idAccount, brand), watchTasks(idAccount, brand)]
    const leavings = [watchDocuments(idAccount, brand), ...ofServer]
    return () => {
      for (const leave of leavings) leave()
    }
  }, [idAccount, brand, isExpired])
  return null
}
