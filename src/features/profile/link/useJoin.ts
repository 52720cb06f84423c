import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { askAccept, askJoin, type LinkedInvitation } from '../invitations/invitation-calls.ts'

export interface Join {
  readonly isBusy: boolean
  /** Why the last try was refused; null before that. */
  readonly refusal: string | null
  /** Accepts the invitation for the account that is signed in. */
  join(invitation: LinkedInvitation): Promise<void>
}

/** Accepts the invitation of a link, then calls `onJoined` with the brand. */
export function useJoin(token: string, onJoined: (idBrand: number) => void): Join {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  function wordsOf(why: Failure): string {
    if (why.code === 'NO_MORE_MEMBERS') return t`이 팀에는 남은 자리가 없어요. 초대한 사람에게 알려 주세요.`
    if (why.code === 'NOT_FOUND') return t`초대가 취소됐거나 이미 답한 초대예요.`
    return failureWords(why)
  }

  return {
    isBusy,
    refusal,
    async join({ idBrandMember }) {
      setIsBusy(true)
      setRefusal(null)
      const result = await (idBrandMember === null ? askJoin(token) : askAccept(idBrandMember, token))
      setIsBusy(false)
      if (!result.ok) return setRefusal(wordsOf(result))
      showToast({ tone: 'success', text: t`초대를 수락했어요. 이제 함께 쓸 수 있어요.` })
      onJoined(result.answer.idBrand)
    },
  }
}
