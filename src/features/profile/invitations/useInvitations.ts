import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { useAnswer } from '#engine/rest/useAnswer.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { askAccept, askDecline, askInvitations, type Invitation } from './invitation-calls.ts'

export interface Invitations {
  /** Null until they are loaded, and if loading failed. */
  readonly received: readonly Invitation[] | null
  readonly failure: Failure | null
  /** Id of the invitation that is being answered. */
  readonly busy: number | null
  accept(invitation: Invitation): Promise<void>
  decline(invitation: Invitation): Promise<void>
}

/** Invitations sent to the address of the account. */
export function useInvitations(onJoined: (idBrand: number) => void): Invitations {
  const { t } = useLingui()
  const failureMessage = useFailureMessage()
  const { answer: received, failure, set, reload } = useAnswer(askInvitations)
  const [busy, setBusy] = useState<number | null>(null)
  const without = ({ idBrandMember }: Invitation) =>
    set(received?.filter((one) => one.idBrandMember !== idBrandMember) ?? [])

  function refuse(why: Failure): void {
    const words: Partial<Record<Failure['code'], string>> = {
      NOT_FOUND: t`초대가 취소됐거나 이미 답한 초대예요.`,
      NO_MORE_MEMBERS: t`이 팀에는 남은 자리가 없어요. 초대한 사람에게 알려 주세요.`,
    }
    showMessage(failureMessage(why, words[why.code]))
    if (why.code !== 'OFFLINE') reload()
  }

  return {
    received,
    failure,
    busy,
    async accept(invitation) {
      setBusy(invitation.idBrandMember)
      const result = await askAccept(invitation.idBrandMember)
      setBusy(null)
      if (!result.ok) return refuse(result)
      without(invitation)
      showToast({ tone: 'success', text: t`초대를 수락했어요. 이제 함께 쓸 수 있어요.` })
      onJoined(result.answer.idBrand)
    },
    async decline(invitation) {
      setBusy(invitation.idBrandMember)
      const result = await askDecline(invitation.idBrandMember)
      setBusy(null)
      if (!result.ok && result.code !== 'NOT_FOUND') return refuse(result)
      without(invitation)
      showToast({ tone: 'success', text: t`초대를 거절했어요.` })
    },
  }
}
