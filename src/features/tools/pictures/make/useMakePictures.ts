import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { makePictures } from '#contract/ai-picture.ts'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { currentBrand } from '#engine/identity/session.ts'
import { reloadProviders } from '#engine/reads/useProviders.ts'
import { type Failure, rest } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { needCredits } from '#kits/commerce/credit-need.ts'
import { isUnanswered } from '#kits/commerce/orders/pauses.ts'
import { openSubscribeOnly } from '#kits/commerce/plan-modal.ts'
import type { PictureRequest } from './picture-request.ts'
import type { PictureFormState } from './usePictureForm.ts'

export interface MakePictures {
  readonly isBusy: boolean
  /** Why it was not taken. */
  readonly fault: string | null
  readonly make: (request: PictureRequest) => Promise<void>
}

/**
 * Sends a request for pictures. What was not answered is sent again under the same key, so that it is charged once; it is not held
 * without a network.
 */
export function useMakePictures(
  idBrand: number,
  { input, change }: PictureFormState,
  onMade: (made: MadePicture) => void,
): MakePictures {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const words = {
    unanswered: t`서버의 답을 받지 못했어요. 연결되면 다시 눌러 주세요. 다시 눌러도 크레딧은 한 번만 써요.`,
    what: t`그림 ${input.count}장`,
  }

  function refused(failure: Failure, mayBeThere: boolean): string {
    const { code } = failure
    if (code === 'OFFLINE') return words.unanswered
    if (isUnanswered(failure, mayBeThere)) return failureWords(failure)
    change({ sent: null })
    // Of another price, which the message says.
    if (code === 'CONFLICT') void reloadProviders()
    if (currentBrand() !== idBrand) return failureWords(failure)
    if (code === 'FORBIDDEN_PLAN') openSubscribeOnly('BASIC')
    if (code === 'NOT_ENOUGH_CREDIT') {
      const missing = Number(failure.details.find((one) => one.words?.missing !== undefined)?.words?.missing)
      needCredits({
        what: words.what,
        missing: Number.isFinite(missing) ? missing : null,
        backTo: location.pathname,
      })
    }
    return failureWords(failure)
  }

  async function make(request: PictureRequest): Promise<void> {
    setFault(null)
    setIsBusy(true)
    const body = JSON.stringify(request)
    const mayBeThere = input.sent?.body === body
    const key = mayBeThere && input.sent ? input.sent.key : crypto.randomUUID()
    // Before it is sent: the page may be closed before the answer.
    change({ sent: { key, body } })
    const result = await rest(makePictures, { body: request }, { idBrand, idempotencyKey: key })
    if (result.ok) {
      change({ sent: null })
      onMade(result.answer)
    } else setFault(refused(result, mayBeThere))
    setIsBusy(false)
  }
  return { isBusy, fault, make }
}
